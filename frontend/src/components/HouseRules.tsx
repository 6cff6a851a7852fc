import { houseRulesText } from "../text/language";

/** The house rules by which a game is played, nothing where there are none. */
export function HouseRules({ rules }: { readonly rules: readonly string[] }) {
  const sentence = houseRulesText(rules);
  return sentence && <p class="house-rules">{sentence}</p>;
}
