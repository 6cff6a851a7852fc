/** A disc in a gate. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path class="logo-bar" d="M2 7h28v19h-6V13.5H8V26H2z" />
      <circle class="logo-disc" cx="16" cy="21.5" r="6" />
      <circle class="logo-ring" cx="16" cy="21.5" r="3.4" />
    </svg>
  );
}
