import {
  clasesDeMinuto,
  estadosDeEntregado,
  fasesDeEntrega,
  limitesDeEntrega,
  seleccionesDeEntregado,
} from '@mantenible/domain/entrega';
import { esfuerzos, estadosAccion } from '@mantenible/domain/mejora';
import { estadosEjecucion } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { ambito, ambitoAplicado } from './ambito.ts';
import { progresoAnalisis } from './analisis.ts';
import { id, listaDe, texto, textoOpcional } from './comun.ts';
import { planPrueba, respuestaPregunta, tipoPrueba } from './respuesta.ts';

export const parametroEntrega = z.object({ entregaId: id });
export const parametroCursoDeEntregas = z.object({ cursoId: id });
export const parametroEntregado = z.object({ entregaId: id, proyecto: id });

/** What a delivery asks of each project; `elementoId` of single types alone. */
export const pedido = z.object({
  prueba: z.nullable(z.object({ tipo: tipoPrueba, elementoId: z.nullable(id) })),
  analisis: z.boolean(),
  plan: z.boolean(),
});

/** A lecturer's project as the starting point; null as commit: the newest one. */
export const plantilla = z.object({
  proyectoId: id,
  commit: z.nullable(z.string().check(z.maxLength(40))),
});

/** 'YYYY-MM-DDTHH:MM' by the clocks of the course's zone; the domain checks it. */
const minuto = z.string().check(z.maxLength(16));

const camposDeEntrega = {
  abre: minuto,
  cierra: minuto,
  pide: pedido,
  plantilla: z.nullable(plantilla),
  ambito: z.nullable(ambito),
};

export const entregaEnviada = z.object({
  titulo: texto(limitesDeEntrega.titulo),
  texto: textoOpcional(limitesDeEntrega.texto),
  ...camposDeEntrega,
});
export type EntregaEnviada = z.infer<typeof entregaEnviada>;

/** A delivery; instants are ISO 8601, `fin` is the first one after the deadline. */
export const entrega = z.object({
  _id: id,
  titulo: z.string(),
  texto: z.string(),
  ...camposDeEntrega,
  version: z.int(),
  curso: z.object({ _id: id, nombre: z.string(), zona: z.string() }),
  abreEn: z.iso.datetime(),
  fin: z.iso.datetime(),
  fase: z.enum(fasesDeEntrega),
  /** How the clocks of the zone have the minute of the deadline. */
  reloj: z.enum(clasesDeMinuto),
  elementoNombre: z.nullable(z.string()),
  plantillaNombre: z.nullable(z.string()),
  /** Whether a mark was published: a later deadline takes no new copies then. */
  publicada: z.boolean(),
  /** Whether the caller may change it. */
  cambiar: z.boolean(),
});
export type Entrega = z.infer<typeof entrega>;

/** What a project has of what is asked. */
const partesEntregadas = z.object({ prueba: z.boolean(), analisis: z.boolean(), plan: z.boolean() });

const prueba = z.object({
  _id: id,
  nombre: z.string(),
  creado: z.iso.datetime(),
  promedio: z.nullable(z.number()),
});

/** State of the analysis of what was delivered. 'propio': the project's own analysis. */
const analisisEntregado = z.object({
  id: z.string(),
  origen: z.enum(['propio', 'servicio', 'entrega']),
  estado: z.enum(estadosEjecucion),
  progreso: z.nullable(progresoAnalisis),
  motivo: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  fechaCommit: z.nullable(z.iso.datetime()),
  fecha: z.nullable(z.iso.datetime()),
  grado: z.nullable(z.number()),
});
export type AnalisisEntregado = z.infer<typeof analisisEntregado>;

export const miembroDeEntregado = z.object({ sub: z.string(), nombre: z.string() });

/** A project in a delivery; of a person without one the project is null. */
export const filaDeEntrega = z.object({
  proyecto: z.nullable(z.object({ _id: id, nombre: z.string(), existe: z.boolean() })),
  miembros: listaDe(z.string()),
  estado: z.enum(estadosDeEntregado),
  partes: partesEntregadas,
  prueba: z.nullable(prueba),
  analisis: z.nullable(analisisEntregado),
  acciones: z.int(),
  /** Later work beside it, which does not count; null without any. */
  despues: z.nullable(
    z.object({
      prueba: z.nullable(prueba),
      analisis: z.nullable(z.iso.datetime()),
      /** Actions of the improvement plan. */
      acciones: z.int(),
    }),
  ),
  /** Later work that a lecturer took. */
  tomada: z.nullable(z.object({ motivo: z.string(), nombre: z.string(), momento: z.iso.datetime() })),
});
export type FilaDeEntrega = z.infer<typeof filaDeEntrega>;

export const entregas = z.object({
  entregas: listaDe(
    z.object({
      entrega,
      /** Of a person who joined, the own projects; of a lecturer null. */
      mias: z.nullable(listaDe(filaDeEntrega)),
    }),
  ),
  /** Whether the caller may create one. */
  crear: z.boolean(),
  zona: z.string(),
});
export type Entregas = z.infer<typeof entregas>;

/** Pages count from 1. */
export const consultaEntrega = z.object({
  estado: z._default(z.enum(seleccionesDeEntregado), 'todos'),
  pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type ConsultaEntrega = z.infer<typeof consultaEntrega>;

/** Progress of 'Analizar lo entregado', with the analysis of the template. */
export const avanceDeAnalisis = z.object({
  pendientes: z.int(),
  enCurso: z.int(),
  listos: z.int(),
  fallidos: z.int(),
  /** Whether it can be started: what was delivered is copied, something of it is not analysed, and analyses are the product's own. */
  iniciable: z.boolean(),
  /** Analysis of the template; null without one, or before it was asked for. */
  plantilla: z.nullable(analisisEntregado),
});

/**
 * A delivery with a page of its projects: all of the course for a lecturer or an admin, the own ones for anyone else. `total` rows match,
 * `cuantas` are those of each state.
 */
export const entregaCompleta = z.object({
  entrega,
  filas: listaDe(filaDeEntrega),
  total: z.int(),
  cuantas: z.record(z.enum(seleccionesDeEntregado), z.int()),
  /** The first of the projects whose analysis for the delivery failed. */
  fallos: listaDe(z.object({ proyecto: id, nombre: z.string(), motivo: z.nullable(z.string()) })),
  todas: z.boolean(),
  analisis: avanceDeAnalisis,
});
export type EntregaCompleta = z.infer<typeof entregaCompleta>;
export type AvanceDeAnalisis = z.infer<typeof avanceDeAnalisis>;

export const accionEntregada = z.object({
  texto: z.string(),
  esfuerzo: z.enum(esfuerzos),
  estado: z.enum(estadosAccion),
  responsable: z.nullable(z.string()),
  creado: z.string(),
  verificada: z.nullable(z.string()),
});

/** What one project delivered, as it stood. */
export const entregado = z.object({
  entrega,
  proyecto: z.object({ _id: id, nombre: z.string(), existe: z.boolean() }),
  fila: filaDeEntrega,
  enlace: z.string(),
  rama: z.string(),
  /** When the copy was taken; null before the deadline. */
  momento: z.nullable(z.iso.datetime()),
  prueba: z.nullable(
    z.object({
      _id: id,
      nombre: z.string(),
      creado: z.iso.datetime(),
      plan: planPrueba,
      respuestas: listaDe(respuestaPregunta),
    }),
  ),
  medidas: z.nullable(z.record(z.string(), z.number())),
  acciones: listaDe(accionEntregada),
  /** Number of the findings; null where no files of the analysis are kept. */
  incidencias: z.nullable(z.int()),
  /** The scope that the analysis used; null without one, and for figures of a scanning service. */
  ambito: z.nullable(ambitoAplicado),
  /** The scope of the team's own analysis; null without one. */
  ambitoPropio: z.nullable(ambitoAplicado),
  /** Whether the caller may take later work. */
  tomar: z.boolean(),
});
export type Entregado = z.infer<typeof entregado>;

export const tardeTomada = z.object({ motivo: texto(500) });

export const consultaIncidencias = z.object({
  desde: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'El comienzo debe ser un número')), z.transform(Number)),
      z.number(),
    ),
    0,
  ),
  /** All, or those that the delivery's template lacks. */
  cuales: z._default(z.enum(['todas', 'nuevas']), 'todas'),
});
export const incidenciasPorPagina = 50;

/** Findings of what was delivered, by file and line, with the text of their line. */
export const incidenciasEntregadas = z.object({
  total: z.int(),
  desde: z.int(),
  /** Whether the new ones are known: the delivery and its template were both analysed for it. */
  comparada: z.boolean(),
  /** How many more the code suppresses than the template's; null unless the new ones were asked for. */
  silenciadas: z.nullable(z.int()),
  incidencias: listaDe(
    z.object({
      ruta: z.string(),
      linea: z.nullable(z.int()),
      regla: z.string(),
      mensaje: z.string(),
      /** Null where the text is not kept any more. */
      codigo: z.nullable(z.string()),
    }),
  ),
});
export type IncidenciasEntregadas = z.infer<typeof incidenciasEntregadas>;
