/** A version of Node: major, minor, patch. */
export type Version = readonly [number, number, number];

const zero: Version = [0, 0, 0];

/** Whether a version precedes another one. */
export function precedes(version: Version, other: Version): boolean {
  const place = version.findIndex((part, index) => part !== other[index]);
  return place >= 0 && (version[place] ?? 0) < (other[place] ?? 0);
}

const later = (version: Version, other: Version): Version => (precedes(version, other) ? other : version);

const comparator = /^(?<sign>[<>]=?|[=^~]?)v?(?<parts>(?:\d+|[xX*])(?:\.(?:\d+|[xX*])){0,2})(?:[-+].*)?$/u;

/** The smallest version above all that a partial version stands for: `8` → 9.0.0, `8.2` → 8.3.0, `8.2.1` → 8.2.2. */
function above(parts: readonly number[]): Version {
  const [major = 0, minor, patch] = parts;
  if (minor === undefined) return [major + 1, 0, 0];
  return patch === undefined ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

/** The smallest version that one comparator of a range admits; null for a text that is not a comparator. */
function boundOf(text: string): Version | null {
  const { sign, parts } = comparator.exec(text)?.groups ?? {};
  if (parts === undefined) return null;
  const named = parts.split('.');
  const wild = named.findIndex((part) => !/^\d+$/u.test(part));
  const numbers = named.slice(0, wild < 0 ? undefined : wild).map(Number);
  if (sign?.startsWith('<') === true || numbers.length === 0) return zero;
  if (sign === '>') return above(numbers);
  const [major = 0, minor = 0, patch = 0] = numbers;
  return [major, minor, patch];
}

/** The smallest version that all comparators of an alternative admit. */
function boundOfAll(alternative: string): Version | null {
  // `a - b` is `>=a <=b`; a sign may stand apart from its version.
  const text = alternative
    .trim()
    .replace(/^(?<low>\S+)\s+-\s+(?<high>\S+)$/u, '>=$<low> <=$<high>')
    .replace(/(?<sign>[<>=^~])>?\s+/gu, '$<sign>');
  const bounds = text === '' ? [zero] : text.split(/\s+/u).map(boundOf);
  return bounds.reduce((low, bound) => (low && bound ? later(low, bound) : null), zero);
}

/** The smallest version that a range of `engines` admits; null for a text that is not a range. */
export function oldestIn(range: string): Version | null {
  const bounds = range.split('||').map(boundOfAll);
  return bounds.reduce((low, bound) => (low && bound && precedes(bound, low) ? bound : low && bound && low));
}
