/** The fields of a format: number of positional values and names of the others. */
export interface Fields {
  readonly count: number;
  readonly names: ReadonlySet<string>;
}

/** The fields of a `%` format; null if Python rejects the format or it takes widths as values. */
export function percentFields(text: string): Fields | null {
  const names = new Set<string>();
  let count = 0;
  const rest = text.replace(
    /%(?:\((\w+)\))?[-+ #0]*(?:[1-9]\d*)?(?:\.\d+)?[hlL]?([a-zA-Z%])/gu,
    (_, name: string | undefined, kind: string) => {
      if (kind === '%') return '';
      if (name === undefined) count += 1;
      else names.add(name);
      return '';
    },
  );
  return rest.includes('%') || (count > 0 && names.size > 0) ? null : { count, names };
}

/** The fields of a `str.format` text; null when their number is unknown. */
export function braceFields(text: string): Fields | null {
  const names = new Set<string>();
  let automatic = 0;
  let numbered = 0;
  const plain = text.replace(/\{\{|\}\}/gu, '');
  const rest = plain.replace(/\{([^{}]*)\}/gu, (_, field: string) => {
    const name = /^[^.[!:]*/u.exec(field)?.[0] ?? '';
    if (name === '') automatic += 1;
    else if (/^\d+$/u.test(name)) numbered = Math.max(numbered, Number(name) + 1);
    else names.add(name);
    return '';
  });
  // Nested fields and unbalanced braces.
  return /[{}]/u.test(rest) || (automatic > 0 && numbered > 0)
    ? null
    : { count: automatic + numbered, names };
}
