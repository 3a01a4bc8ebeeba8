import { clavesMedida, nombresMetrica, nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';
import { cambiosArchivo, estadosSeguidos, palabrasDelGrado } from '@mantenible/domain/comparacion';
import * as z from 'zod/mini';

import { diferencia } from './comparacion.ts';
import { id, listaDe } from './comun.ts';
import { cambioDelGrado, cambiosDeAnalisis } from './procedencia.ts';

const medida = z.enum(clavesMedida);
const palabra = z.nullable(z.enum(palabrasDelGrado));
const veredicto = z.nullable(z.enum(['ACEPTABLE', 'DEFECTO']));

const analisisComparado = z.object({
  id,
  /** End of the analysis. */
  fecha: z.iso.datetime(),
  commit: z.nullable(z.string()),
  enlace: z.string(),
  rama: z.string(),
});

export const consultaSeguidas = z.object({ antes: id, despues: id, estado: z.enum(estadosSeguidos) });

const lugar = z.nullable(z.object({ ruta: z.string(), linea: z.nullable(z.number()) }));

/** Answer of that list: its first findings, as many as a list of findings holds, and the number of all. */
export const incidenciasSeguidas = z.object({
  cambios: cambiosDeAnalisis,
  total: z.number(),
  incidencias: listaDe(
    z.object({
      estado: z.enum(estadosSeguidos),
      regla: z.string(),
      mensaje: z.string(),
      antes: lugar,
      despues: lugar,
    }),
  ),
});

/** Findings of both analyses; null where one of them keeps only its figures (`motivo` has the reason). */
const incidenciasComparadas = z.nullable(
  z.object({
    cuentas: z.record(z.enum(estadosSeguidos), z.number()),
    archivos: listaDe(
      z.object({
        ruta: z.string(),
        rutaAnterior: z.nullable(z.string()),
        cambio: z.enum(cambiosArchivo),
        medidas: z.object({
          code_smells: diferencia,
          cognitive_complexity: diferencia,
          duplicated_lines: diferencia,
        }),
      }),
    ),
    /** Number of files that got better or worse; `archivos` holds those that changed most. */
    totalArchivos: z.number(),
    nuevos: z.number(),
    quitados: z.number(),
  }),
);

export const comparacionAnalisis = z.object({
  proyecto: z.object({ _id: id, nombre: z.string() }),
  antes: analisisComparado,
  despues: analisisComparado,
  cambios: cambiosDeAnalisis,
  cambioDelGrado,
  cifras: z.object({
    grado: diferencia,
    ncloc: diferencia,
    metricas: listaDe(
      z.object({
        nombre: z.enum(nombresMetrica),
        medida,
        porcentaje: diferencia,
        bruto: diferencia,
        acotada: z.boolean(),
        palabra,
      }),
    ),
    subcaracteristicas: listaDe(
      z.object({ nombre: z.enum(nombresSubcaracteristica), porcentaje: diferencia, palabra }),
    ),
    defectos: listaDe(
      z.object({
        propiedad: z.string(),
        medida,
        umbral: z.nullable(z.number()),
        condicion: z.enum(['>', '<', '>=']),
        comparado: diferencia,
        veredictos: z.object({ antes: veredicto, despues: veredicto }),
      }),
    ),
  }),
  hallazgos: incidenciasComparadas,
  /** Why `hallazgos` is null, in Spanish. */
  motivo: z.nullable(z.string()),
});
