import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import * as z from 'zod/mini';

/** A verification list as edited: `pautas` are ids in their order. */
export interface ListaForm {
  readonly nombre: string;
  readonly pautas: readonly string[];
}

/** Schema of the form's copy while the person signs in again. */
export const listaForm = z.object({ nombre: z.string(), pautas: z.array(z.string()) });

export const listaVacia: ListaForm = { nombre: '', pautas: [] };

export function formDeLista({ nombre, pautas }: ListaVerificacion): ListaForm {
  return { nombre, pautas: pautas.map(({ _id }) => _id) };
}
