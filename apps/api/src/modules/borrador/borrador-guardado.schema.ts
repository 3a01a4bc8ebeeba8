import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import { conEvidencias, elementoTodos } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import { evidencias, plan, tipo } from '../respuesta/prueba-guardada.schema.ts';
import type { BorradorGuardado } from './borrador.port.ts';

// Schemas of the columns of drafts.
const adicionales = z.array(z.string());
const cambios = z.array(
  z.object({
    pregunta: z.string(),
    motivo: z.enum(['pregunta-nueva', 'pregunta-retirada', 'nivel-cambiado']),
  }),
);

export const leerTipo = columnReader('borradores.tipo', tipo);
const leerEvidencias = columnReader('borrador_respuestas.evidencias', evidencias);
const leerCambios = columnReader('borradores.cambios', cambios);
export const leerPlan = columnReader('borradores.plan', plan);
export const leerAdicionales = columnReader('borradores.adicionales', adicionales);

export interface FilaBorrador {
  readonly id: string;
  readonly tipo: string;
  readonly elemento: string;
  readonly intentos: number;
  readonly adicionales: unknown;
  readonly titulo: string;
  readonly titulo_version: number;
  readonly plan: unknown;
  readonly cambios: unknown;
}

export interface FilaRespuesta {
  readonly borrador_id: string;
  readonly evidencias: unknown;
  readonly pauta_id: string;
  readonly lista_id: string;
  readonly valor: number | null;
  readonly nivel: number | null;
  readonly comentario: string;
  readonly version: number;
}

export function leerBorrador(fila: FilaBorrador): BorradorGuardado {
  const { id } = fila;
  return {
    _id: id,
    tipo: leerTipo(fila.tipo, id),
    elementoId: fila.elemento === elementoTodos ? null : fila.elemento,
    intentos: fila.intentos === 0 ? null : fila.intentos,
    adicionales: leerAdicionales(fila.adicionales, id),
    titulo: { texto: fila.titulo, version: fila.titulo_version },
    plan: leerPlan(fila.plan, id),
    cambios: leerCambios(fila.cambios, id),
  };
}

export function leerRespuesta(fila: FilaRespuesta): BorradorRespuesta {
  return {
    pautaId: fila.pauta_id,
    listaVerificacion: fila.lista_id,
    valor: fila.valor,
    nivel: fila.nivel,
    comentario: fila.comentario,
    ...conEvidencias({ evidencias: leerEvidencias(fila.evidencias, fila.borrador_id) }),
    version: fila.version,
  };
}
