/** What a format takes: how many values by place, or which by name. */
export interface Fields {
  readonly count: number;
  readonly names: ReadonlySet<string>;
}

/** Places for values of a `%` format; null when it is none that Python accepts, or asks for widths as values. */
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

/** Places for values of `str.format`; null when their number cannot be told. */
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
  // Nested fields, and braces that do not match.
  return /[{}]/u.test(rest) || (automatic > 0 && numbered > 0)
    ? null
    : { count: automatic + numbered, names };
}
