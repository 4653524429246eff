/** A day in milliseconds, where no clock is moved. */
export const dayMs = 86_400_000;

/** The calendar day of a moment where the browser stands, yyyy-mm-dd. */
export function localDay(date: Date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A day as a Date at its local noon, so that no time zone moves it. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
