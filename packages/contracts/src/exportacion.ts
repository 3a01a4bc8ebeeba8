import { formatosDeExportacion } from '@mantenible/domain/exportacion';
import * as z from 'zod/mini';

import { id, listaDe, textoOpcional, zonaHoraria } from './comun.ts';
import { planPrueba, respuestaEnviada, respuestaPregunta, tipoPrueba } from './respuesta.ts';

/** `zona`: of the dates in a workbook. */
export const consultaExportacion = z.object({
  formato: z._default(z.enum(formatosDeExportacion), 'json'),
  zona: zonaHoraria,
});

/** A saved test as a file, from which a draft is made. */
export const pruebaExportada = z.object({
  formato: z.literal('mantenible-prueba'),
  version: z.number(),
  tipo: tipoPrueba,
  elementoId: z.nullable(id),
  intentos: z.nullable(z.number()),
  nombre: z.string(),
  plan: planPrueba,
  respuestas: listaDe(respuestaPregunta),
});

const maximo = 5000;
const noEsPrueba = 'El archivo no es una prueba descargada de Mantenible';

/** That file as it is read from outside: of its questions, what finds them again in today's catalogue. */
export const pruebaEntregada = z.object({
  formato: z.literal('mantenible-prueba', noEsPrueba),
  version: z.literal(1, 'El archivo es de una versión que este producto no conoce'),
  tipo: tipoPrueba,
  elementoId: z.nullable(id),
  nombre: textoOpcional(300),
  plan: z.object({
    filas: z
      .array(
        z.object({
          _id: id,
          nombre: textoOpcional(300),
          metricas: z
            .array(z.object({ _id: id, nombre: textoOpcional(300), listaVerificacion: id }))
            .check(z.maxLength(500)),
        }),
      )
      .check(z.maxLength(500)),
    preguntas: z
      .array(
        z.object({
          pautaId: id,
          listaVerificacion: id,
          listaNombre: textoOpcional(300),
          descripcion: textoOpcional(500),
          pregunta: textoOpcional(2000),
          nivelesCumplimiento: z
            .array(z.object({ descripcion: textoOpcional(1000), valor: z.number() }))
            .check(z.maxLength(5)),
        }),
      )
      .check(z.maxLength(maximo)),
  }),
  respuestas: z.array(respuestaEnviada).check(z.maxLength(maximo)),
});

/** The draft that was made of a file. */
export const borradorImportado = z.object({
  tipo: tipoPrueba,
  elementoId: z.nullable(id),
  intentos: z.nullable(z.number()),
  /** Answers of the file that today's questions took, and the number of today's questions. */
  respondidas: z.number(),
  preguntas: z.number(),
  cambios: listaDe(
    z.object({
      pregunta: z.string(),
      motivo: z.enum(['pregunta-nueva', 'pregunta-retirada', 'nivel-cambiado']),
    }),
  ),
});
