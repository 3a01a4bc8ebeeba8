import { severidades } from '@mantenible/domain/escaneo';
import { esfuerzos, estadosAccion, estadosVerificacion, tiposOrigen } from '@mantenible/domain/mejora';
import * as z from 'zod/mini';

import { id, listaDe, nombre, texto } from './comun.ts';
import { tipoPrueba } from './respuesta.ts';
import { procedencia } from './procedencia.ts';

/** Greatest number of actions in one improvement plan; a further one is refused (409 'plan-completo'). */
export const maximoAcciones = 200;

/**
 * Cause that an action removes. `clave`: of a question, `{listaVerificacion}/{pautaId}`; of a rule, its key; of a file, its
 * path; of a duplicated group, its fingerprint; empty for a person's own action.
 */
const origen = z.object({
  tipo: z.enum(tiposOrigen),
  clave: z.string().check(z.maxLength(4096)),
});

export const parametroAccion = z.object({ proyectoId: id, accionId: id });

/** Query of GET /mejoras/{proyectoId}: the saved test that the proposals by hand are made of. */
export const consultaMejora = z.object({ prueba: z.optional(id) });

/** `fecha` is a day without a time. */
const camposAccion = {
  texto: texto(500),
  esfuerzo: z.enum(esfuerzos),
  estado: z.enum(estadosAccion),
  responsable: z.nullable(nombre(200)),
  fecha: z.nullable(z.iso.date('Escriba una fecha')),
};

/** Body of POST /mejoras/{proyectoId}/acciones; an idempotency key makes a repeat harmless. */
export const accionNueva = z.object({ origen, ...camposAccion });
export type AccionNueva = z.infer<typeof accionNueva>;

export const accionCambiada = z.object(camposAccion);
export type AccionCambiada = z.infer<typeof accionCambiada>;

const verificacion = z.object({
  estado: z.enum(estadosVerificacion),
  /** The analysed commit; null where a saved test verified it. */
  commit: z.nullable(z.string()),
  /** Date of the analysis or test. */
  fecha: z.iso.datetime(),
  /** Why it could not be verified, in Spanish. */
  motivo: z.nullable(z.string()),
});

export const accion = z.object({
  _id: id,
  origen,
  ...camposAccion,
  texto: z.string(),
  /** The question that it is about; null for other causes, and where it was not kept. */
  pregunta: z.nullable(z.string()),
  responsable: z.nullable(z.string()),
  /** Grows by one with each change; its ETag. */
  version: z.number(),
  creado: z.iso.datetime(),
  /** Who wrote it last, in a project of several people. */
  autor: z.optional(z.string()),
  /** Null for a person's own action, one of another link or branch, and without a later analysis or test that can verify it. */
  verificacion: z.nullable(verificacion),
  /** Made for another link or branch: outside checks, what-if and progress. */
  deOtroEnlace: z.boolean(),
});
export type Accion = z.infer<typeof accion>;

export const propuestaDePrueba = z.object({
  origen,
  lista: z.string(),
  /** Description of the guideline. */
  descripcion: z.string(),
  pregunta: z.string(),
  nivel: z.nullable(z.string()),
  siguiente: z.string(),
  /** Points of the mean in percent, unrounded. */
  puntos: z.number(),
  esfuerzo: z.enum(esfuerzos),
});

export const propuestaEstatica = z.object({
  origen,
  /** The rule's title, the file's path, or the places of a duplicated group. */
  titulo: z.string(),
  /** The most severe of its findings; MAJOR for a duplicated group. They are ordered by it, then by gain a minute. */
  severidad: z.enum(severidades),
  incidencias: z.number(),
  lineas: z.number(),
  minutos: z.number(),
  puntos: z.number(),
  acotada: z.boolean(),
  /** Paths of the hotspots that it concerns, of those that deserve attention first. */
  puntosCriticos: listaDe(z.string()),
});

const pruebaElegible = z.object({
  _id: id,
  nombre: z.string(),
  tipo: tipoPrueba,
  intentos: z.nullable(z.number()),
  creado: z.iso.datetime(),
});

export const avanceMejora = z.object({
  total: z.number(),
  pendientes: z.number(),
  enCurso: z.number(),
  hechas: z.number(),
  verificadas: z.number(),
});

export const mejora = z.object({
  proyecto: z.object({ _id: id, nombre: z.string() }),
  /** False for an administrator who reads another person's improvement plan. */
  puedeCambiar: z.boolean(),
  manual: z.object({
    /** The test that the proposals are made of; null without any saved test. */
    prueba: z.nullable(z.extend(pruebaElegible, { promedio: z.nullable(z.number()) })),
    /** Saved tests that may be selected, newest first. */
    pruebas: listaDe(pruebaElegible),
    propuestas: listaDe(propuestaDePrueba),
  }),
  estatico: z.object({
    analisis: z.nullable(
      z.object({
        id: z.nullable(id),
        fecha: z.iso.datetime(),
        commit: z.nullable(z.string()),
        grado: z.nullable(z.number()),
        ...procedencia,
      }),
    ),
    propuestas: listaDe(propuestaEstatica),
    /** Findings that no proposal counts because a person marked them. */
    marcadas: z.number(),
    /** Files and lines whose duplicated places were not kept: no proposal counts them. Null where all were. */
    sinLugares: z.nullable(z.object({ archivos: z.number(), lineas: z.number() })),
    /** Why there are no static proposals, in Spanish; null where there may be. */
    motivo: z.nullable(z.string()),
  }),
  acciones: listaDe(accion),
  avance: avanceMejora,
});
export type Mejora = z.infer<typeof mejora>;

export const efectoPedido = z.object({
  prueba: z.optional(id),
  origenes: z.array(origen).check(z.maxLength(maximoAcciones + 20)),
});
export type EfectoPedido = z.infer<typeof efectoPedido>;

const cambioConjunto = z.object({
  antes: z.number(),
  despues: z.number(),
  puntos: z.number(),
  acotada: z.boolean(),
});

/** Before and after the chosen proposals and actions together, in percent, unrounded; null where it cannot be computed. */
export const efecto = z.object({ grado: z.nullable(cambioConjunto), promedio: z.nullable(cambioConjunto) });
