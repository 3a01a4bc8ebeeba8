/** Zone of the course, which never changes its clocks. */
export const zone = 'America/Guayaquil';
const hours = -5;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A minute of the course's zone, by days from today: `[-10, '23:59']`. */
export type Minute = readonly [day: number, time: string];

/** The minute as the API takes it. */
export function localMinute([day, time]: Minute, today: Date): string {
  const there = new Date(today.getTime() + hours * hourMs + day * dayMs);
  return `${there.toISOString().slice(0, 10)}T${time}`;
}

export function instantOf(minute: Minute, today: Date): Date {
  return new Date(Date.parse(`${localMinute(minute, today)}Z`) - hours * hourMs);
}
