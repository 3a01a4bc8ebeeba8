/**
 * Props of a button at an end: it looks disabled and is announced as such, and stays focusable to keep the
 * focus.
 */
export function sinSalida(alFinal: boolean) {
  return { 'aria-disabled': alFinal, ...(alFinal ? { 'data-disabled': true } : {}) };
}
