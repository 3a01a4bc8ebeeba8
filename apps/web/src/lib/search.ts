/** Text beyond ASCII; ASCII needs lower case only, which is faster for thousands of texts. */
const needsFolding = /\P{ASCII}/u;

/** A text without accents, case or surrounding blanks, for the comparison with typed text. */
export function normalizeSearch(text: string): string {
  if (!needsFolding.test(text)) return text.toLowerCase().trim();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es').trim();
}

/** The items whose text contains the search, ignoring case and accents; an empty search keeps all. */
export function filterBySearch<T>(
  items: readonly T[],
  search: string,
  textOf: (item: T) => string,
): readonly T[] {
  const wanted = normalizeSearch(search);
  if (wanted === '') return items;
  return items.filter((item) => normalizeSearch(textOf(item)).includes(wanted));
}
