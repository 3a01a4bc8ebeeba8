/**
 * Date and time for reading, '21 de noviembre de 2026, 14:05', in a time zone ('America/Guayaquil') or the reader's own.
 * The two parts are joined here: runtimes disagree on what stands between them.
 */
export function formatDateTime(iso: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return [{ dateStyle: 'long' } as const, { timeStyle: 'short' } as const]
    .map((style) => new Intl.DateTimeFormat('es-ES', { ...style, ...zone }).format(new Date(iso)))
    .join(', ');
}
