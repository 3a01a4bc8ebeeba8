import { estadosEjecucion, fasesAnalisis, medidasSinHallazgos } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { listaDe } from './comun.ts';
import { estadoAnalisis } from './sonarqube.ts';

export const progresoAnalisis = z.object({
  fase: z.enum(fasesAnalisis),
  hechos: z.int(),
  /** 0 while the total is unknown. */
  total: z.int(),
});

const analisisHecho = z.object({
  id: z.string(),
  fecha: z.string(),
  commit: z.nullable(z.string()),
  enlace: z.nullable(z.string()),
  rama: z.string(),
  duracionMs: z.nullable(z.int()),
  grado: z.nullable(z.number()),
  estado: z.enum(estadosEjecucion),
  motivo: z.nullable(z.string()),
  /** Version of the analyser that made it; null where it was not kept. */
  analizador: z.nullable(z.string()),
});

/** Data of every event of an analysis's stream. */
export const avanceAnalisis = z.object({
  ...estadoAnalisis.shape,
  progreso: z.nullable(progresoAnalisis),
  /** Measures that need no findings, of a running analysis that is searching for findings. */
  medidas: z.nullable(z.partialRecord(z.enum(medidasSinHallazgos), z.number())),
  commit: z.nullable(z.string()),
  /** Link of the measured repository; null where it was not kept. */
  enlace: z.nullable(z.string()),
  /** Version of the analyser of today; null with a scanning service. */
  analizador: z.nullable(z.string()),
  /** Number of analyses queued before the waiting one. */
  delante: z.nullable(z.int()),
});

const lenguajeSinAnalizar = z.object({ lenguaje: z.string(), archivos: z.int() });

const archivoOmitido = z.object({ ruta: z.string(), motivo: z.string() });

/** Answer of GET and POST /analisis/{proyectoId}: the newest analysis, and those before it. */
export const situacionAnalisis = z.object({
  ...avanceAnalisis.shape,
  /** Of the newest finished analysis: languages in the repository that are not analysed. */
  otrosLenguajes: listaDe(lenguajeSinAnalizar),
  /** Of that analysis: the number of files left out, and the first of them. */
  archivosOmitidos: z.object({ total: z.int(), primeros: listaDe(archivoOmitido) }),
  historia: listaDe(analisisHecho),
});
