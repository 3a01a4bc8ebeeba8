/** A button that leads nowhere now: it looks and reads as disabled, and can still be reached, so that the focus stays. */
export function sinSalida(alFinal: boolean) {
  return { 'aria-disabled': alFinal, ...(alFinal ? { 'data-disabled': true } : {}) };
}
