import { maximoDeElementos } from '@mantenible/domain/lista-verificacion';
import * as z from 'zod/mini';

import { id, listaDe, nombre } from './comun.ts';
import { pauta } from './pauta.ts';

/** Message for a checklist without guidelines (requisito: required-fields). */
export const sinPautas = 'Por favor, selecciona al menos una pauta.';

export const listaEnviada = z.object({
  nombre: nombre(300),
  pautas: z.array(id).check(
    z.minLength(1, sinPautas),
    z.maxLength(maximoDeElementos),
    z.refine((ids) => new Set(ids).size === ids.length, 'Hay una pauta repetida'),
  ),
});
export type ListaEnviada = z.infer<typeof listaEnviada>;

export const listaVerificacion = z.object({ _id: id, nombre: z.string(), pautas: listaDe(pauta) });
export const listasVerificacion = listaDe(listaVerificacion);

/** Body of POST /listasVerificacion/batch: a read; unknown ids are left out of the answer. */
export const listasPorIds = z.object({ ids: z.array(id).check(z.maxLength(500)) });
