import { avisosPasado, estadosPasado } from '@mantenible/domain/pasado';
import * as z from 'zod/mini';

import { progresoAnalisis } from './analisis.ts';
import { listaDe } from './comun.ts';
import { procedencia } from './procedencia.ts';

/** Answer of POST /pasados/{proyectoId} and data of every event of its stream. */
export const avancePasado = z.object({
  estado: z.enum(estadosPasado),
  /** False where a scanning service analyses. */
  ofrecido: z.boolean(),
  iniciable: z.boolean(),
  progreso: z.nullable(progresoAnalisis),
  /** Number of jobs queued before the waiting one. */
  delante: z.nullable(z.int()),
  motivo: z.nullable(z.string()),
});

const cifra = z.nullable(z.number());

const puntoPasado = z.object({
  commit: z.string(),
  fecha: z.string(),
  grado: cifra,
  lineas: cifra,
  incidencias: cifra,
  complejidad: cifra,
  complejidadCognitiva: cifra,
  lineasDuplicadas: cifra,
  duplicacion: cifra,
});

/** Answer of GET /pasados/{proyectoId}: the newest run, and the finished past. */
export const situacionPasado = z.object({
  ...avancePasado.shape,
  pasado: z.nullable(
    z.object({
      fecha: z.string(),
      ...procedencia,
      enlace: z.string(),
      /** `commits`: number of commits concerned; 0 where none is counted. */
      avisos: listaDe(z.object({ aviso: z.enum(avisosPasado), commits: z.int() })),
      /** Oldest first. */
      puntos: listaDe(puntoPasado),
    }),
  ),
});
