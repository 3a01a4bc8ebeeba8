/** A piece of text; `codigo` is 'U+202E' and the like for one invisible or reordering character, null for other text. */
export interface Trozo {
  readonly texto: string;
  readonly codigo: string | null;
}

/**
 * Invisible and reordering characters: control characters except the tab, line and paragraph separators, lone surrogates,
 * format characters (direction marks and overrides, zero-width joiners and spaces, byte order marks), fillers and variation
 * selectors, except the one that makes a pictograph an emoji. Drawn unchanged, they could make a source look different from
 * what runs.
 */
const invisible =
  /[\p{Cf}\p{Cs}\u2028\u2029]|(?!\t)\p{Cc}|(?!(?<=\p{Extended_Pictographic})\uFE0F)\p{Default_Ignorable_Code_Point}/u;
const separador = new RegExp(`(${invisible.source})`, 'u');

const codigoDe = (caracter: string) =>
  `U+${(caracter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Splits a text at its invisible characters; the concatenated pieces equal the text. */
export function separarInvisibles(texto: string): readonly Trozo[] {
  if (!invisible.test(texto)) return [{ texto, codigo: null }];
  return texto
    .split(separador)
    .filter((trozo) => trozo !== '')
    .map((trozo) => ({ texto: trozo, codigo: invisible.test(trozo) ? codigoDe(trozo) : null }));
}
