type Zone = string | undefined;

const fields = {
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

/** Formatter of the parts of a moment, in a time zone ('America/Guayaquil') or the reader's own. */
function formatterIn(timeZone: Zone, month: 'long' | 'numeric'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('es-ES', { ...fields, month, ...(timeZone !== undefined && { timeZone }) });
}

/** Separators, short months and the padding of hours differ between engines and their versions, so that they are written here. */
function partsOf(format: Intl.DateTimeFormat, moment: Date) {
  const parts = format.formatToParts(moment);
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: value('day'),
    month: value('month'),
    year: value('year'),
    hour: String(Number(value('hour'))),
    minute: twoDigits(value('minute')),
    second: twoDigits(value('second')),
  };
}

const twoDigits = (digits: string) => digits.padStart(2, '0');

/** The parts of a moment with its month in words. */
const wordsOf = (iso: string, timeZone: Zone) => partsOf(formatterIn(timeZone, 'long'), new Date(iso));

/** Writes a moment with its time, in a time zone ('America/Guayaquil') or the reader's own; with its seconds on request. */
type TimeFormat = (iso: string, timeZone?: string, seconds?: boolean) => string;

/** Date and time for reading, '21 de noviembre de 2026, 14:05'. */
export const formatDateTime: TimeFormat = (iso, timeZone, seconds = false) => {
  const { day, month, year, ...parts } = wordsOf(iso, timeZone);
  return `${day} de ${month} de ${year}, ${timeOf(parts, seconds)}`;
};

function timeOf(
  parts: { readonly hour: string; readonly minute: string; readonly second: string },
  seconds: boolean,
) {
  const { hour, minute, second } = parts;
  return seconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`;
}

/** Day of a moment in digits, '27/11/2026', in a time zone or the reader's own. */
export function formatNumericDay(moment: Date, timeZone?: string): string {
  const { day, month, year } = partsOf(formatterIn(timeZone, 'numeric'), moment);
  return `${day}/${month}/${year}`;
}

/** Date and time where there is little room, '21 nov 2026, 14:05'. */
export const formatShortDateTime: TimeFormat = (iso, timeZone, seconds = false) => {
  const { day, month, year, ...parts } = wordsOf(iso, timeZone);
  return `${day} ${month.slice(0, 3)} ${year}, ${timeOf(parts, seconds)}`;
};

/**
 * Writes moments as a spreadsheet in Spanish reads them, '21/11/2026 14:05:09', in a time zone. An export calls it once: the
 * formatter is shared by all its cells. No moment leaves its cell empty.
 */
export function sheetDateTimes(
  timeZone: string,
): (moment: Date | string | null | undefined) => string | null {
  const format = formatterIn(timeZone, 'numeric');
  return (moment) => {
    if (!moment) return null;
    const { day, month, year, hour, minute, second } = partsOf(format, new Date(moment));
    return `${twoDigits(day)}/${twoDigits(month)}/${year} ${twoDigits(hour)}:${minute}:${second}`;
  };
}

/** A day without a time, '2026-12-01', for reading: '1 de diciembre de 2026' in every time zone. */
export function formatDay(date: string): string {
  const { day, month, year } = wordsOf(`${date}T00:00:00Z`, 'UTC');
  return `${day} de ${month} de ${year}`;
}

/** Day and month of a moment, '1 dic', for the axis of a chart. */
export function formatShortDay(iso: string, timeZone?: string): string {
  const { day, month } = wordsOf(iso, timeZone);
  return `${day} ${month.slice(0, 3)}`;
}

/** Time of a moment, '14:05', for the axis of a chart. */
export const formatTime: TimeFormat = (iso, timeZone, seconds = false) =>
  timeOf(wordsOf(iso, timeZone), seconds);

/**
 * Writes moments that are listed or offered together: one has its seconds where another one is of the same minute, so that
 * no two look alike.
 */
export function formatApart(
  moments: readonly string[],
  format: TimeFormat,
  timeZone?: string,
): (iso: string) => string {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const minute of [...new Set(moments)].map(minuteOf)) (seen.has(minute) ? shared : seen).add(minute);
  return (iso) => format(iso, timeZone, shared.has(minuteOf(iso)));
}

/** Minutes begin at the same moment in every time zone. */
const minuteOf = (iso: string) => Math.floor(new Date(iso).getTime() / 60_000);

/** Month and year of a moment, 'dic 2026', for the axis of a chart. */
export function formatShortMonth(iso: string, timeZone?: string): string {
  const { month, year } = wordsOf(iso, timeZone);
  return `${month.slice(0, 3)} ${year}`;
}
