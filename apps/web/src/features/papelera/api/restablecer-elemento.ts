import { elementoRestaurado } from '@mantenible/contracts/papelera';

import { postJson } from '../../../lib/http.ts';

export interface Restauracion {
  readonly id: string;
  /** Another name, where its own is taken. */
  readonly nombre?: string;
}

/** POST /papelera/{id}/restaurar: puts a deleted record back into the catalogue. */
export function restablecerElemento({ id, ...cuerpo }: Restauracion) {
  return postJson(`/papelera/${id}/restaurar`, cuerpo, elementoRestaurado);
}
