/** The current date (YYYY-MM-DD) in a time zone; default: UTC. */
export function todayIn(timeZone: string | null): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timeZone ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date());
  const of = (type: string) => parts.find((part) => part.type === type)!.value;
  return `${of('year')}-${of('month')}-${of('day')}`;
}
