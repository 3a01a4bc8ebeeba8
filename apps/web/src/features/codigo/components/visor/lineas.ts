/** Bounds of each line of a text, without the terminator (LF, CR or CRLF); at least one line. */
export interface Lineas {
  readonly total: number;
  /** Length of the longest line, in UTF-16 units. */
  readonly masLarga: number;
  /** Bounds of a line, counted from 0. */
  readonly limites: (indice: number) => { readonly desde: number; readonly hasta: number };
}

/** Splits a text into lines as the analysis service counts them. Stores offsets, since files may be long. */
export function partirLineas(texto: string): Lineas {
  const desdes = [0];
  const hastas: number[] = [];
  let masLarga = 0;
  const cerrar = (hasta: number) => {
    masLarga = Math.max(masLarga, hasta - (desdes.at(-1) ?? 0));
    hastas.push(hasta);
  };
  for (const { index, 0: salto } of texto.matchAll(/\r\n|[\r\n]/g)) {
    cerrar(index);
    desdes.push(index + salto.length);
  }
  cerrar(texto.length);
  return {
    total: desdes.length,
    masLarga,
    limites: (indice) => ({ desde: desdes[indice] ?? 0, hasta: hastas[indice] ?? 0 }),
  };
}
