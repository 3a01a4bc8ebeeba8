const decimals = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 10, useGrouping: false });
const grouped = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });
const percents = new Intl.NumberFormat('es-ES', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const moments = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

/** Number for reading: '1.234,5'. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** Number for a field that a person edits: '1234,5'. */
export function formatEditable(value: number): string {
  return decimals.format(value);
}

/** Percent 0..100, already rounded, with two decimals: '85,26 %', with a no-break space. */
export function formatPercent(percent: number): string {
  return percents.format(percent / 100);
}

/** ISO date and time for reading: '21 de noviembre de 2026, 3:30'. */
export function formatDateTime(iso: string): string {
  return moments.format(new Date(iso));
}

/** A decimal as a person types it, with comma or point; null when it is none. Exponents and grouping are refused. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(trimmed)) return null;
  const value = Number(trimmed.replace(',', '.'));
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}
