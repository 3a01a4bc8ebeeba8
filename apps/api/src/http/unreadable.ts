import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

import type { Problema } from '@mantenible/contracts/comun';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { answerTo } from './errors.ts';

/**
 * Answers an address that the router cannot parse or finds too long: no hook runs for it, so this writes
 * the whole answer.
 */
export function answerBadAddress(
  error: Error,
  request: Pick<FastifyRequest, 'log'>,
  reply: Pick<FastifyReply, 'code' | 'header' | 'send'>,
): void {
  const { status, body } = answerTo(error);
  request.log.warn({ status, codigo: body.codigo }, 'request refused');
  void reply.code(status);
  for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
  void reply.send(JSON.stringify(body));
}

/**
 * Answers a request that Node cannot parse as HTTP, that arrives too slowly, or whose head is too long: on
 * the bare connection.
 */
export function answerBadConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawAnswer(...reasonOf(error.code)));
  socket.destroy(error);
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function reasonOf(code: string | undefined): [number, Problema] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [408, { codigo: 'peticion-lenta', mensaje: 'La petición tardó demasiado en llegar.' }];
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, { codigo: 'cabecera-larga', mensaje: 'La cabecera de la petición es demasiado larga.' }];
  return [400, { codigo: 'peticion-invalida', mensaje: 'La petición no es válida.' }];
}

function rawAnswer(status: number, problem: Problema): string {
  const body = JSON.stringify(problem);
  const fields = { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
