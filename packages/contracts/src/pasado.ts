import { origenesDeAmbito } from '@mantenible/domain/ambito';
import { avisosPasado, estadosPasado } from '@mantenible/domain/pasado';
import * as z from 'zod/mini';

import { progresoAnalisis } from './analisis.ts';
import { listaDe } from './comun.ts';
import { procedencia } from './procedencia.ts';

export const avancePasado = z.object({
  estado: z.enum(estadosPasado),
  ofrecido: z.boolean(),
  iniciable: z.boolean(),
  progreso: z.nullable(progresoAnalisis),
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

export const situacionPasado = z.object({
  ...avancePasado.shape,
  pasado: z.nullable(
    z.object({
      fecha: z.string(),
      ...procedencia,
      /** Who started it, in a project of several people. */
      autor: z.optional(z.string()),
      enlace: z.string(),
      origenDelAlcance: z.nullable(z.enum(origenesDeAmbito)),
      avisos: listaDe(z.object({ aviso: z.enum(avisosPasado), commits: z.int() })),
      puntos: listaDe(puntoPasado),
    }),
  ),
});
