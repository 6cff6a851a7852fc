/** Copies the text of a field: by the clipboard, else, on plain http, by the older command; false where neither works. */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  field.select();
  field.setSelectionRange(0, field.value.length); // phones select nothing by select() alone
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    }
  }
}
