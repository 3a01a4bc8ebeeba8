import type { Query } from '@tanstack/react-query';

/**
 * Marks the read of a record that a form edits: read at each opening, and never while the form is open, since that
 * would replace what was typed.
 */
export const openForm = { meta: { formulario: true } } as const;

/** Whether a read may be repeated after a write elsewhere. */
export function rereadable({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.formulario !== true;
}
