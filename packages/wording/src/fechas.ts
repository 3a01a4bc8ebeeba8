interface Zone {
  readonly timeZone?: string;
}

const fields = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const;

/**
 * The parts of a moment that every engine agrees on. Separators, short months and the padding of hours differ between
 * engines and their versions, so that they are written here.
 */
function partsOf(iso: string, zone: Zone) {
  const format = new Intl.DateTimeFormat('es-ES', { ...fields, ...zone, hourCycle: 'h23' });
  const parts = format.formatToParts(new Date(iso));
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: value('day'),
    month: value('month'),
    year: value('year'),
    hour: String(Number(value('hour'))),
    minute: value('minute').padStart(2, '0'),
  };
}

const utc = { timeZone: 'UTC' };

/** Date and time for reading, '21 de noviembre de 2026, 14:05', in a time zone ('America/Guayaquil') or the reader's own. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const { day, month, year, hour, minute } = partsOf(iso, timeZone === undefined ? {} : { timeZone });
  return `${day} de ${month} de ${year}, ${hour}:${minute}`;
}

/** A day without a time, '2026-12-01', for reading: '1 de diciembre de 2026' in every time zone. */
export function formatDay(date: string): string {
  const { day, month, year } = partsOf(`${date}T00:00:00Z`, utc);
  return `${day} de ${month} de ${year}`;
}

/** Day and month of a moment, '1 dic', for the axis of a chart. */
export function formatShortDay(iso: string, timeZone?: string): string {
  const { day, month } = partsOf(iso, timeZone === undefined ? {} : { timeZone });
  return `${day} ${month.slice(0, 3)}`;
}

/** Month and year of a moment, 'dic 2026', for the axis of a chart. */
export function formatShortMonth(iso: string, timeZone?: string): string {
  const { month, year } = partsOf(iso, timeZone === undefined ? {} : { timeZone });
  return `${month.slice(0, 3)} ${year}`;
}
