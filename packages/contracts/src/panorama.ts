import { nombresMetrica, nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';
import { fasesAnalisis } from '@mantenible/domain/escaneo';
import { siguientesPasos } from '@mantenible/domain/panorama';
import * as z from 'zod/mini';

import { borradoresResumen } from './borrador.ts';
import { id, listaDe } from './comun.ts';
import { avanceMejora } from './mejora.ts';
import { nombrePersona } from './proyecto.ts';
import { cambioDelGrado, cambiosDeAnalisis } from './procedencia.ts';
import { analisisFallido, ultimaPrueba, ultimoAnalisis } from './resultados.ts';

/** Difference in points between two rounded figures; null without an earlier figure. */
const diferencia = z.nullable(z.number());

const analisisDelPanorama = z.extend(ultimoAnalisis, {
  id,
  commit: z.nullable(z.string()),
  /** Percent, less is better; null where a measure is missing. */
  metricas: listaDe(z.object({ nombre: z.enum(nombresMetrica), porcentaje: z.nullable(z.number()) })),
  /** The finished analysis before it, and the degree's change since. */
  anterior: z.nullable(
    z.object({
      id,
      fecha: z.iso.datetime(),
      /** Null also between analyses of different links or branches. */
      diferencia,
      cambio: cambioDelGrado,
      cambios: cambiosDeAnalisis,
    }),
  ),
});

const pruebaDelPanorama = z.extend(ultimaPrueba, {
  intentos: z.nullable(z.number()),
  /** Item of a single test as it was named at saving; null for all. */
  elemento: z.nullable(z.string()),
  /** The test before it of the same scope, and the mean's change since. */
  anterior: z.nullable(
    z.object({
      _id: id,
      creado: z.iso.datetime(),
      diferencia,
      /** Where the tests do not ask the same: the change over the questions that both ask, and their number. */
      comun: z.nullable(z.object({ diferencia, preguntas: z.number() })),
    }),
  ),
});

export const panorama = z.object({
  proyecto: z.object({
    _id: id,
    nombre: z.string(),
    link: z.string(),
    branch: z.string(),
    /** The owner's name, for other readers; null for the owner. */
    propietario: z.nullable(nombrePersona),
  }),
  /** Whether this server makes and keeps the analyses; those of a scanning service are only on the analysis screen. */
  incorporado: z.boolean(),
  analisis: z.nullable(analisisDelPanorama),
  enCurso: z.nullable(z.object({ fecha: z.iso.datetime(), fase: z.enum(fasesAnalisis) })),
  fallo: z.nullable(analisisFallido),
  pruebas: listaDe(pruebaDelPanorama),
  /** Percent, more is better. */
  radar: listaDe(
    z.object({
      nombre: z.enum(nombresSubcaracteristica),
      estatica: z.nullable(z.number()),
      manual: z.nullable(
        z.object({
          porcentaje: z.number(),
          prueba: z.object({ _id: id, nombre: z.string(), creado: z.iso.datetime() }),
        }),
      ),
    }),
  ),
  avance: avanceMejora,
  borradores: borradoresResumen,
  /** What the owner can do next; null for other readers. */
  siguientePaso: z.nullable(z.enum(siguientesPasos)),
});
export type Panorama = z.infer<typeof panorama>;
