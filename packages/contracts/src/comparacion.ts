import { cambiosPregunta } from '@mantenible/domain/comparacion';
import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';
import { evidencias } from './evidencia.ts';
import { tipoPrueba } from './respuesta.ts';

/** Two figures and their difference, in points for percents; a missing figure is null, and then the difference too. */
export const diferencia = z.object({
  antes: z.nullable(z.number()),
  despues: z.nullable(z.number()),
  diferencia: z.nullable(z.number()),
});

/** Query of GET /comparaciones/pruebas/{proyectoId}: two tests of the same scope. */
export const consultaComparacion = z.object({ antes: id, despues: id });

export const ladoPregunta = z.object({
  pregunta: z.string(),
  niveles: listaDe(z.object({ descripcion: z.string(), valor: z.number() })),
  nivel: z.nullable(z.number()),
  respuesta: z.nullable(z.string()),
  comentario: z.string(),
  evidencias,
});

const pruebaComparada = z.object({
  _id: id,
  nombre: z.string(),
  intentos: z.nullable(z.number()),
  creado: z.iso.datetime(),
});

const promediosComparados = { guardado: diferencia, comun: z.nullable(diferencia) };

export const preguntaComparada = z.object({
  pautaId: id,
  listaVerificacion: id,
  listaNombre: z.string(),
  cambio: z.enum(cambiosPregunta),
  antes: z.nullable(ladoPregunta),
  despues: z.nullable(ladoPregunta),
  puntos: diferencia,
});

/** Answer of the comparison; the criterion of each mean is looked up live. */
export const comparacionPruebas = z.object({
  proyecto: z.object({ _id: id, nombre: z.string() }),
  tipo: tipoPrueba,
  antes: pruebaComparada,
  despues: pruebaComparada,
  filas: listaDe(z.object({ _id: id, nombre: z.string(), ...promediosComparados })),
  general: z.object(promediosComparados),
  comunes: z.number(),
  preguntas: listaDe(preguntaComparada),
  iguales: z.number(),
});
