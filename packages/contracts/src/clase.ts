import { ordenesDeClase, seleccionesDeClase } from '@mantenible/domain/curso';
import { sentidos } from '@mantenible/domain/proyecto';
import * as z from 'zod/mini';

import { id, listaDe, textoOpcional, zonaHoraria } from './comun.ts';
import { cambiosDeAnalisis } from './procedencia.ts';
import { tipoPrueba } from './respuesta.ts';

const seleccion = {
  /** Text that name, user name, mail, group or project contain; case and accents are ignored. */
  buscar: z._default(textoOpcional(200), ''),
  quienes: z._default(z.enum(seleccionesDeClase), 'todas'),
  orden: z._default(z.enum(ordenesDeClase), 'persona'),
  sentido: z._default(z.enum(sentidos), 'asc'),
};

export const consultaVecinos = z.object(seleccion);
export const consultaArchivoDeClase = z.object({ ...seleccion, zona: zonaHoraria });

/** Pages count from 1. */
export const consultaClase = z.object({
  ...seleccion,
  pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type ConsultaClase = z.infer<typeof consultaClase>;

const ejes = listaDe(z.nullable(z.number()));

export const filaDeClase = z.object({
  persona: z.object({
    sub: z.nullable(z.string()),
    nombre: z.string(),
    usuario: z.nullable(z.string()),
    /** As the class list has it. */
    correo: z.nullable(z.string()),
    grupo: z.nullable(z.string()),
    ingreso: z.nullable(z.iso.datetime()),
  }),
  proyecto: z.nullable(z.object({ _id: id, nombre: z.string(), propio: z.boolean() })),
  analisis: z.nullable(
    z.object({
      fecha: z.iso.datetime(),
      grado: z.nullable(z.number()),
      tendencia: z.nullable(z.number()),
      /** What of the analysis differs from its project today. */
      cambios: cambiosDeAnalisis,
    }),
  ),
  prueba: z.nullable(
    z.object({
      _id: id,
      nombre: z.string(),
      fecha: z.iso.datetime(),
      promedio: z.nullable(z.number()),
      tipo: tipoPrueba,
      /** Metric or sub-characteristic of a test of a single one, with its attempt. */
      elemento: z.nullable(z.string()),
      intento: z.nullable(z.number()),
    }),
  ),
  pruebas: z.number(),
  plan: z.object({ total: z.number(), hechas: z.number(), verificadas: z.number() }),
  /** The five sub-characteristics by both routes, in the order of the model; empty without a project. */
  ejes: z.object({ estatica: ejes, manual: ejes }),
});
export type FilaDeClase = z.infer<typeof filaDeClase>;

/** A page of a class: `total` rows match, `cuantas` are the people of each selection in the whole class. */
export const paginaDeClase = z.object({
  filas: listaDe(filaDeClase),
  total: z.number(),
  cuantas: z.record(z.enum(seleccionesDeClase), z.number()),
});
export type PaginaDeClase = z.infer<typeof paginaDeClase>;

const vecino = z.nullable(z.object({ _id: id, nombre: z.string() }));
/** Place of a project in the order of the class's table, from 1; 0 where the selection leaves it out. */
export const vecinos = z.object({
  curso: z.object({ _id: id, nombre: z.string() }),
  lugar: z.number(),
  total: z.number(),
  anterior: vecino,
  siguiente: vecino,
});
export type Vecinos = z.infer<typeof vecinos>;

/** A class as a whole. */
export const resumenDeClase = z.object({
  /** Projects by the tens of their degree: from 0, from 10, … from 90. */
  grados: listaDe(z.number()),
  proyectos: z.number(),
  /** Projects without a finished analysis. */
  sinAnalisis: z.number(),
  /** Projects whose newest analysis is of a link or branch that they have no more; degrees and rules leave it out. */
  deOtroCodigo: z.number(),
  /** Projects whose analysis counts and has no degree. */
  sinGrado: z.number(),
  /** The most broken rules, by the projects that break them. */
  reglas: listaDe(z.object({ regla: z.string(), proyectos: z.number(), incidencias: z.number() })),
  /** Projects whose analysis counts and has no findings by rule: it is of an earlier version of the product, or of a service. */
  sinRecuento: z.number(),
  /** Whether a scanning service makes the analyses. */
  externo: z.boolean(),
  /** The questions with the lowest mean, in percent, of those that enough projects answered. */
  preguntas: listaDe(
    z.object({
      pregunta: z.string(),
      lista: z.string(),
      promedio: z.number(),
      respuestas: z.number(),
      enElMasBajo: z.number(),
    }),
  ),
  /** Tests that the questions leave out for their size. */
  pruebasGrandes: z.number(),
});
export type ResumenDeClase = z.infer<typeof resumenDeClase>;
