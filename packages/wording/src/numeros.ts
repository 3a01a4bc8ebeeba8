/** Between thousands: in Spain a point and in Mexico a comma stand there, and each reads the other's as a decimal sign. */
const narrowSpace = '\u202f';

/** A formatter of es-ES, whose zero has no sign, made at its first use: pages without numbers do not load the language's data. */
const formatterOf = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) => {
  let format: Intl.NumberFormat | undefined;
  return () => (format ??= new Intl.NumberFormat('es-ES', { signDisplay: 'negative', ...options }));
};

/** Formatter of es-ES with a narrow space between thousands; 'always' also groups four digits. */
const groupingFormatter = (options: Intl.NumberFormatOptions) => {
  const format = formatterOf({ ...options, useGrouping: 'always' });
  return (value: number): string =>
    format()
      .formatToParts(value)
      .map((part) => (part.type === 'group' ? narrowSpace : part.value))
      .join('');
};

const upToTwoDecimals = groupingFormatter({ maximumFractionDigits: 2 });
const twoDecimals = groupingFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = groupingFormatter({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
const editable = formatterOf({ maximumFractionDigits: 10, useGrouping: false });

/** Number for reading, with two decimals at most: '1 234,5', a narrow no-break space between thousands. */
export function formatNumber(value: number): string {
  return upToTwoDecimals(value);
}

export function formatDecimals(value: number): string {
  return twoDecimals(value);
}

/** A difference with its sign, '+25,00' or '−3,10'; what is written as zero has none. `format` writes its amount. */
export function formatSigned(value: number, format: (amount: number) => string = formatDecimals): string {
  const amount = format(Math.abs(value));
  if (amount === format(0)) return amount;
  return `${value > 0 ? '+' : '−'}${amount}`;
}

/** Number for a field that a person edits: '1234,5'. */
export function formatEditable(value: number): string {
  return editable().format(value);
}

/** A percentage (85.26, not 0.8526; it may exceed 100) that the caller has rounded: '85,26 %', with a no-break space. */
export function formatPercent(percent: number): string {
  return percents(percent / 100);
}

/** A decimal as a person types it, with comma or point; null for other text. Exponents and grouping are refused. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(trimmed)) return null;
  const value = Number(trimmed.replace(',', '.'));
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

/** Two decimals as a spreadsheet in Spanish reads them, without thousands: '1234,50'; empty for null. */
export function formatSheetDecimals(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : value.toFixed(2).replace('.', ',');
}
