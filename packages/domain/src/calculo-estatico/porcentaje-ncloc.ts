/**
 * A measure as percent over the lines of code, unrounded and unclamped; null without one of both. Multiplied before
 * dividing: 7 of 100 lines must be exactly 7, since 7 / 100 × 100 is a little more and would pass a threshold of 7.
 */
export function porcentajeSobreNcloc(valor: number | undefined, ncloc: number | undefined): number | null {
  return valor === undefined || !hayLineas(ncloc) ? null : (valor * 100) / ncloc;
}

/** Whether anything can be computed: without lines of code, or without knowing them, nothing is (design §3). */
export function hayLineas(ncloc: number | undefined): ncloc is number {
  return ncloc !== undefined && ncloc > 0;
}
