import type { ComponentChildren } from "preact";

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

/** A radio button that is big enough for a thumb. */
export function Choice({ name, checked, choose, children }: ChoiceProps) {
  return (
    <label class="choice">
      <input type="radio" name={name} checked={checked} onChange={choose} />
      <span>{children}</span>
    </label>
  );
}
