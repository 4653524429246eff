/** The open door, in the colour of the text around it. */
export function LogoMark() {
  return (
    <svg
      width="24"
      height="26"
      viewBox="0 0 24 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M8 3h12v19H8M1.5 22H8m12 0h2.5" />
      <path d="M8 3 3 5.5v19L8 22Z" fill="currentColor" />
    </svg>
  );
}
