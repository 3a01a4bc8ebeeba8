import { cambiosDeTraslado, modosDeTraslado, type ParteDelCatalogo } from '@mantenible/domain/traslado';
import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';
import { pauta } from './pauta.ts';

/** Key of the starter content that the record came from. */
const clave = z.optional(z.string());
const rango = z.object({ valor1: z.number(), valor2: z.number(), criterio: z.string() });

/** The whole catalogue with criteria and thresholds: what another installation imports. Records refer to each other by `_id`. */
export const catalogoExportado = z.object({
  formato: z.literal('mantenible-catalogo'),
  version: z.number(),
  pautas: listaDe(z.extend(pauta, { clave })),
  listasVerificacion: listaDe(z.object({ _id: id, nombre: z.string(), clave, pautas: listaDe(id) })),
  metricas: listaDe(z.object({ _id: id, nombre: z.string(), listaVerificacion: z.nullable(id) })),
  subcaracteristicas: listaDe(z.object({ _id: id, nombre: z.string(), metricas: listaDe(id) })),
  criteriosValoracion: listaDe(rango),
  valoracionMantenibilidad: listaDe(rango),
  propiedadCalidad: listaDe(z.object({ propiedad: z.string(), valor: z.number() })),
});
export type CatalogoExportado = z.infer<typeof catalogoExportado>;

/** A file as it is read from outside: each row is checked on its own, so that all rows at fault are named. */
export const catalogoEntregado = z.record(z.string().check(z.maxLength(100)), z.unknown());

export const consultaSimular = z.object({ modo: z._default(z.enum(modosDeTraslado), 'anadir') });

const sinComprobar = 'Compruebe primero el archivo';
/** `huella` is that of the dry run whose changes the person has read. */
export const consultaImportar = z.extend(consultaSimular, {
  huella: z.string(sinComprobar).check(z.regex(/^[0-9a-f]{64}$/u, sinComprobar)),
});

const partes = [
  'pautas',
  'listasVerificacion',
  'metricas',
  'subcaracteristicas',
  'criteriosValoracion',
  'valoracionMantenibilidad',
  'propiedadCalidad',
] as const satisfies readonly ParteDelCatalogo[];

/** What an import would do, or has done. */
export const trasladoSimulado = z.object({
  cambios: listaDe(
    z.object({ parte: z.enum(partes), nombre: z.string(), cambio: z.enum(cambiosDeTraslado) }),
  ),
  totales: z.object({
    nuevos: z.number(),
    cambian: z.number(),
    seEliminan: z.number(),
    iguales: z.number(),
  }),
  reparos: listaDe(z.object({ lugar: z.string(), mensaje: z.string() })),
  masReparos: z.number(),
  huella: z.string(),
});
