/** The lamp over the letters and the light it throws. */
export function StageLamp() {
  return (
    <svg className="draw lamp" viewBox="0 0 1100 800" aria-hidden="true">
      <path className="l" d="M466 104h168l940 740H-474Z" />
      <path d="M550 0v48" />
      <path className="p" d="M530 48h40l64 56H466Z" />
      <path d="M541 104a9 7 0 0 0 18 0" />
    </svg>
  );
}
