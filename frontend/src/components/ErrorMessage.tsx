/** What went wrong, said at once. */
export function Trouble({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert" class={sentence ? "trouble" : "unseen"}>
      {sentence}
    </div>
  );
}
