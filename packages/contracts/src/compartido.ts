import { severidades } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { preguntaDetallada, reporteAgrupado } from './calculo.ts';
import { comparacionAnalisis } from './comparacion-analisis.ts';
import { comparacionPruebas, ladoPregunta, preguntaComparada } from './comparacion.ts';
import { listaDe } from './comun.ts';
import { criterio, propiedadCalidad } from './criterio.ts';
import { medicionInformada } from './medicion.ts';
import { accion, avanceMejora, propuestaDePrueba, propuestaEstatica } from './mejora.ts';
import { respuestaUna } from './respuesta.ts';
import { medida } from './sonarqube.ts';

/** Any text is looked for: a key that cannot be one gets the same answer as one that does not exist. */
export const parametroClave = z.object({ clave: z.string() });

const rangos = listaDe(z.omit(criterio, { _id: true, version: true }));

const encabezado = z.omit(respuestaUna, { _id: true, proyecto: true });

// What a link shows never has a person, a commit, a link or branch of the repository, or evidence, which leads there.

const informe = z.object({
  clase: z.literal('informe'),
  prueba: encabezado,
  reporte: z.extend(reporteAgrupado, {
    listas: listaDe(
      listaDe(
        z.extend(z.omit(preguntaDetallada, { clave: true, evidencias: true }), {
          medicion: z.optional(z.omit(medicionInformada, { analisis: true, commit: true })),
        }),
      ),
    ),
  }),
  criterios: rangos,
});

const incidenciaCompartida = z.object({
  regla: z.string(),
  severidad: z.enum(severidades),
  descripcion: z.string(),
  archivo: z.string(),
  linea: z.nullable(z.number()),
  /** Text of that line, shortened; null where it was not read. */
  codigo: z.nullable(z.string()),
});
export type IncidenciaCompartida = z.infer<typeof incidenciaCompartida>;

const analisis = z.object({
  clase: z.literal('analisis'),
  fecha: z.string(),
  medidas: listaDe(medida),
  valoracion: rangos,
  propiedades: listaDe(z.omit(propiedadCalidad, { version: true })),
  /** The most severe ones; null for a link without code. */
  incidencias: z.nullable(z.object({ total: z.number(), primeras: listaDe(incidenciaCompartida) })),
});

const ladoSinEvidencias = z.nullable(z.omit(ladoPregunta, { evidencias: true }));

const deDosPruebas = z.object({
  clase: z.literal('comparacion-pruebas'),
  comparacion: z.extend(z.omit(comparacionPruebas, { proyecto: true }), {
    antes: z.omit(comparacionPruebas.shape.antes, { _id: true }),
    despues: z.omit(comparacionPruebas.shape.despues, { _id: true }),
    preguntas: listaDe(z.extend(preguntaComparada, { antes: ladoSinEvidencias, despues: ladoSinEvidencias })),
  }),
  criterios: rangos,
});

const fechado = z.pick(comparacionAnalisis.shape.antes, { fecha: true });

const deDosAnalisis = z.object({
  clase: z.literal('comparacion-analisis'),
  comparacion: z.extend(z.omit(comparacionAnalisis, { proyecto: true }), {
    antes: fechado,
    despues: fechado,
  }),
  valoracion: rangos,
});

const mejora = z.object({
  clase: z.literal('plan'),
  avance: avanceMejora,
  acciones: listaDe(
    z.extend(z.pick(accion, { esfuerzo: true, estado: true, fecha: true, deOtroEnlace: true }), {
      /** Null for a text that names files, in a link without code. */
      texto: z.nullable(z.string()),
      tipo: accion.shape.origen.shape.tipo,
      verificada: z.boolean(),
    }),
  ),
  dePrueba: listaDe(z.omit(propuestaDePrueba, { origen: true })),
  prueba: z.nullable(z.object({ nombre: z.string(), promedio: z.nullable(z.number()) })),
  estaticas: listaDe(
    z.extend(z.omit(propuestaEstatica, { origen: true, puntosCriticos: true }), {
      tipo: propuestaEstatica.shape.origen.shape.tipo,
    }),
  ),
});

export const contenidoCompartido = z.discriminatedUnion('clase', [
  informe,
  analisis,
  deDosPruebas,
  deDosAnalisis,
  mejora,
]);
export type ContenidoCompartido = z.infer<typeof contenidoCompartido>;

/** Answer of GET /compartido/{clave}. */
export const compartido = z.object({
  proyecto: z.string(),
  conCodigo: z.boolean(),
  expira: z.iso.datetime(),
  contenido: contenidoCompartido,
});
export type Compartido = z.infer<typeof compartido>;
