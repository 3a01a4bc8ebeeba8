/**
 * Props of a button whose press has no effect now, as at the end of a list: it looks disabled and is announced as such, and
 * stays focusable to keep the focus.
 */
export function sinEfecto(inactivo: boolean) {
  return { 'aria-disabled': inactivo, ...(inactivo ? { 'data-disabled': true } : {}) };
}
