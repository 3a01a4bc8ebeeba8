import { severidades } from '@mantenible/domain/escaneo';
import {
  fuentesLinea,
  maximoDescripcionNivel,
  maximoLineas,
  maximoNivelesLinea,
  maximoNombreLinea,
  modosLinea,
} from '@mantenible/domain/rubrica';
import * as z from 'zod/mini';

import { listaDe, nombre, texto } from './comun.ts';

const numero = z.number('Escriba un número');
const fuenteMedida = z.enum(fuentesLinea.filter((una) => una !== 'criterio'));
const comun = {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/u, 'El id de la línea no es válido')),
  nombre: nombre(maximoNombreLinea),
  modo: z.enum(modosLinea),
  puntos: numero,
};
const medida = z.object({
  ...comun,
  fuente: fuenteMedida,
  bajo: numero,
  alto: numero,
  penalizaciones: listaDe(z.object({ severidad: z.enum(severidades), puntos: numero, tope: numero })).check(
    z.maxLength(severidades.length),
  ),
});
const criterio = z.object({
  ...comun,
  fuente: z.literal('criterio'),
  niveles: listaDe(z.object({ descripcion: texto(maximoDescripcionNivel), puntos: numero })).check(
    z.maxLength(maximoNivelesLinea),
  ),
});

/** A line as written and as read; the domain refuses what contradicts itself. */
export const lineaRubrica = z.discriminatedUnion('fuente', [medida, criterio]);
export const lineas = listaDe(lineaRubrica).check(z.maxLength(maximoLineas));

/** Body of PUT /entregas/{entregaId}/rubrica: `motivo` is required once the delivery has opened. */
export const rubricaEnviada = z.object({ lineas, motivo: z._default(z.nullable(texto(500)), null) });
export type RubricaEnviada = z.input<typeof rubricaEnviada>;

export const versionDeRubrica = z.object({
  version: z.number(),
  lineas: listaDe(lineaRubrica),
  motivo: z.nullable(z.string()),
  por: z.nullable(z.string()),
  creado: z.iso.datetime(),
});

/** The rubric of a delivery; `version` 0 and no lines before the first one. */
export const rubricaLeida = z.object({
  titulo: z.string(),
  escala: z.number(),
  aprobado: z.number(),
  /** Opening of the delivery. */
  abre: z.iso.datetime(),
  /** Whether a change is a new version with a reason: the delivery has opened. */
  congelada: z.boolean(),
  /** Whether a change may no longer lower a mark: the deadline has passed. */
  soloSuma: z.boolean(),
  puedeCambiar: z.boolean(),
  version: z.number(),
  /** The newest first. */
  versiones: listaDe(versionDeRubrica),
});
export type RubricaLeida = z.infer<typeof rubricaLeida>;
