/** True for a day that there is, "2026-02-28" and not "2026-02-30", of a year that somebody has finished typing. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (+year < 1000) return false;
  return new Date(Date.UTC(+year, +month - 1, +day)).toISOString().startsWith(text);
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
