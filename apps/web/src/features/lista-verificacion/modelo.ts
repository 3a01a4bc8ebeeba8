import { listaEnviada, type ListaEnviada } from '@mantenible/contracts/lista-verificacion';
import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import * as z from 'zod/mini';

import { validate, type Validation } from '../../lib/forms/validate.ts';

/** A verification list as it is edited: `pautas` are ids in their order. */
export interface ListaForm {
  readonly nombre: string;
  readonly pautas: readonly string[];
}

/** What is kept of it while the person signs in again. */
export const listaForm = z.object({ nombre: z.string(), pautas: z.array(z.string()) });

export const listaVacia: ListaForm = { nombre: '', pautas: [] };

export function formDeLista({ nombre, pautas }: ListaVerificacion): ListaForm {
  return { nombre, pautas: pautas.map(({ _id }) => _id) };
}

/** Checks the form against the contract; errors are keyed by the API's field paths. */
export function validarLista(form: ListaForm): Validation<ListaEnviada> {
  return validate(listaEnviada, form);
}
