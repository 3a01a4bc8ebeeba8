import { estadosEjecucion, fasesAnalisis, medidasSinHallazgos } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { listaDe } from './comun.ts';
import { estadoAnalisis } from './sonarqube.ts';

const progresoAnalisis = z.object({
  fase: z.enum(fasesAnalisis),
  hechos: z.int(),
  /** 0 while nobody knows. */
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
});

/** What the stream of an analysis tells with every event. */
export const avanceAnalisis = z.object({
  ...estadoAnalisis.shape,
  progreso: z.nullable(progresoAnalisis),
  /** Of the analysis that runs, once it only looks for findings: what needs none. */
  medidas: z.nullable(z.partialRecord(z.enum(medidasSinHallazgos), z.number())),
  commit: z.nullable(z.string()),
  /** Link of the repository that was measured; null where it is not known. */
  enlace: z.nullable(z.string()),
  /** How many are made before the one that waits for its turn. */
  delante: z.nullable(z.int()),
});

const lenguajeSinAnalizar = z.object({ lenguaje: z.string(), archivos: z.int() });

const archivoOmitido = z.object({ ruta: z.string(), motivo: z.string() });

/** Answer of GET and POST /analisis/{proyectoId}: the newest analysis, and those before it. */
export const situacionAnalisis = z.object({
  ...avanceAnalisis.shape,
  /** Of the newest finished one: what the repository holds in languages that are not analysed. */
  otrosLenguajes: listaDe(lenguajeSinAnalizar),
  /** Of the same: how many files were left out, and the first of them. */
  archivosOmitidos: z.object({ total: z.int(), primeros: listaDe(archivoOmitido) }),
  historia: listaDe(analisisHecho),
});
