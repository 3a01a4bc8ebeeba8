import { estadosEjecucion, fasesAnalisis, medidasSinIncidencias } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { ambitoAplicado } from './ambito.ts';
import { listaDe } from './comun.ts';
import { estadoAnalisis } from './sonarqube.ts';

export const progresoAnalisis = z.object({
  fase: z.enum(fasesAnalisis),
  hechos: z.int(),
  total: z.int(),
});

const analisisHecho = z.object({
  id: z.string(),
  fecha: z.string(),
  commit: z.nullable(z.string()),
  enlace: z.string(),
  rama: z.string(),
  duracionMs: z.nullable(z.int()),
  grado: z.nullable(z.number()),
  estado: z.enum(estadosEjecucion),
  motivo: z.nullable(z.string()),
  /** Version of the analyser that made it; null for one that is not finished. */
  analizador: z.nullable(z.string()),
  /** Equal for equal scopes; null for one that is not finished. */
  alcance: z.optional(z.nullable(z.string())),
  /** Who started it, in a project of several people. */
  autor: z.optional(z.string()),
});

export const avanceAnalisis = z.object({
  ...estadoAnalisis.shape,
  progreso: z.nullable(progresoAnalisis),
  medidas: z.nullable(z.partialRecord(z.enum(medidasSinIncidencias), z.number())),
  commit: z.nullable(z.string()),
  /** Link of the measured repository; null without a finished analysis, and with a scanning service. */
  enlace: z.nullable(z.string()),
  analizador: z.nullable(z.string()),
  delante: z.nullable(z.int()),
});

const lenguajeSinAnalizar = z.object({ lenguaje: z.string(), archivos: z.int() });

const archivoOmitido = z.object({ ruta: z.string(), motivo: z.string() });

/** The domain's `SituacionAnalisis`, as GET and POST /analisis/{proyectoId} give it. */
export const situacionAnalisis = z.object({
  ...avanceAnalisis.shape,
  otrosLenguajes: listaDe(lenguajeSinAnalizar),
  archivosOmitidos: z.object({ total: z.int(), primeros: listaDe(archivoOmitido) }),
  ambito: z.nullable(ambitoAplicado),
  alcanceDeHoy: z.optional(z.nullable(z.string())),
  historia: listaDe(analisisHecho),
});
