/** A piece of text; `codigo` names a character that would show nothing, or reorder its neighbours, if it were drawn. */
export interface Trozo {
  readonly texto: string;
  readonly codigo: string | null;
}

/**
 * Controls but the tab, and every character of format: direction marks and overrides, zero-width joiners and spaces,
 * byte order marks. Drawn as they are, they would let a source look different from what runs.
 */
const invisible = /[\p{Cf}\p{Cs}\u2028\u2029]|(?!\t)\p{Cc}/u;
const separador = new RegExp(`(${invisible.source})`, 'u');

const nombre = (caracter: string) =>
  `U+${(caracter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Splits a text at its invisible characters; joining the pieces' texts gives it back whole. */
export function separarInvisibles(texto: string): readonly Trozo[] {
  if (!invisible.test(texto)) return [{ texto, codigo: null }];
  return texto
    .split(separador)
    .filter((trozo) => trozo !== '')
    .map((trozo) => ({ texto: trozo, codigo: invisible.test(trozo) ? nombre(trozo) : null }));
}
