const pares = {
  a: 'áàâäãå',
  e: 'éèêë',
  i: 'íìîï',
  o: 'óòôöõ',
  u: 'úùûü',
  n: 'ñ',
  c: 'ç',
} as const;

const letras = Object.entries(pares).flatMap(([base, marcadas]) =>
  // `lower` of a database with the C locale does not change these capitals.
  Array.from(marcadas + marcadas.toUpperCase()).map((marcada) => [marcada, base] as const),
);

/** Letters with an accent and, in the same order, those without: the arguments of SQL's `translate`. */
export const conAcento = letras.map(([marcada]) => marcada).join('');
export const sinAcento = letras.map(([, base]) => base).join('');

const sinMarca = new Map(letras);

/** Text in lower case without the accents of western European languages, as SQL folds a column. */
export function plegar(texto: string): string {
  return Array.from(texto.normalize('NFC').toLowerCase(), (letra) => sinMarca.get(letra) ?? letra).join('');
}
