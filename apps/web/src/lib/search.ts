/** Anything but plain Latin text, of which lower case is all that has to be made: thousands are folded at once. */
const needsFolding = /\P{ASCII}/u;

/** A text without accents, case or surrounding blanks, for comparing what a person typed. */
export function normalizeSearch(text: string): string {
  if (!needsFolding.test(text)) return text.toLowerCase().trim();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es').trim();
}

/** Those items whose text contains the search, whatever its case or accents; an empty search keeps all. */
export function filterBySearch<T>(
  items: readonly T[],
  search: string,
  textOf: (item: T) => string,
): readonly T[] {
  const wanted = normalizeSearch(search);
  if (wanted === '') return items;
  return items.filter((item) => normalizeSearch(textOf(item)).includes(wanted));
}
