import type { PdfLeido } from './leer-pdf.ts';

/** Texts that reach out of the margins of 15 mm; a fifth of a millimetre is left for rounding. */
export function fueraDelMargen({ paginas, ancho, alto }: PdfLeido): string[] {
  const holgura = 0.2;
  return paginas.flatMap(({ trozos }) =>
    trozos
      .filter(
        ({ x, y, ancho: largo, cuerpo }) =>
          x < 15 - holgura ||
          x + largo > ancho - 15 + holgura ||
          y - cuerpo * 0.8 < 15 - holgura ||
          y > alto - 15 + holgura,
      )
      .map(({ texto }) => texto),
  );
}
