/**
 * A measure as percent of the lines of code, unrounded and unclamped; null when either is missing.
 * Multiplies before dividing: 7 of 100 lines must be exactly 7, since 7 / 100 × 100 is slightly more and
 * would exceed a threshold of 7.
 */
export function porcentajeSobreNcloc(valor: number | undefined, ncloc: number | undefined): number | null {
  return valor === undefined || !hayLineas(ncloc) ? null : (valor * 100) / ncloc;
}

/** Without lines of code, or with an unknown number of them, no figure is computed (requisito: missing-measures). */
export function hayLineas(ncloc: number | undefined): ncloc is number {
  return ncloc !== undefined && ncloc > 0;
}
