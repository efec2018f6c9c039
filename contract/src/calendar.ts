/** True for a day that there is, "2026-02-28" and not "2026-02-30". */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Date takes the 30th of February for the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Such a day of a year that somebody has finished typing. */
export function isDay(text: string): boolean {
  return isCalendarDay(text) && text >= '1000';
}

/** Every month from one to another, both included: "2026-11", "2027-01" -> 2026-11, 2026-12, 2027-01. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** monthAfter("2026-12") -> "2027-01" */
export function monthAfter(month: string): string {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}
