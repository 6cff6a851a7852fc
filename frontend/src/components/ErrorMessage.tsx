/** An error in one sentence, read out at once. */
export function ErrorMessage({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert" class={sentence ? "trouble" : "unseen"}>
      {sentence}
    </div>
  );
}
