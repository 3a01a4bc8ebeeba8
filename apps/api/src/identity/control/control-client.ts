import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { DomainError } from '@mantenible/domain/error';

import type { AdministracionDeConsola } from '../administracion/administracion.port.ts';
import { contestacion, valorDeOrden, type Orden } from './control-messages.ts';

const TIMEOUT_MS = 120_000;

/** No server listens at the control socket. */
export class ControlUnreachable extends Error {
  override readonly name = 'ControlUnreachable';
}

/**
 * Administers the accounts through a running server; throws the server's refusals as a local `DomainError`.
 */
export function remoteAdministracion(socket: string): AdministracionDeConsola {
  const call = (orden: Orden, datos: unknown) => ask(socket, JSON.stringify({ orden, datos }));
  return {
    todas: async () => valorDeOrden.todas.parse(await call('todas', null)),
    agregar: async (escrita) => valorDeOrden.agregar.parse(await call('agregar', escrita)),
    restablecer: async (cual) => valorDeOrden.restablecer.parse(await call('restablecer', cual)),
    activar: async (cual, activa) => valorDeOrden.activar.parse(await call('activar', { cual, activa })),
    simular: async (contenido) => valorDeOrden.simular.parse(await call('simular', contenido)),
    importar: async (peticion) => valorDeOrden.importar.parse(await call('importar', peticion)),
    vincular: async (anterior, nuevo) =>
      valorDeOrden.vincular.parse(await call('vincular', { anterior, nuevo })),
  };
}

async function ask(socketPath: string, body: string): Promise<unknown> {
  const answer = contestacion.parse(JSON.parse(await send(socketPath, body)));
  if (!('rechazo' in answer)) return answer.valor;
  const { kind, codigo, mensaje, detalles } = answer.rechazo;
  throw new DomainError(kind, codigo, mensaje, detalles);
}

function send(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method: 'POST', path: '/', timeout: TIMEOUT_MS }, (response) => {
      text(response).then(resolve, reject);
    });
    call.on('timeout', () => call.destroy(new Error('El servidor no contestó a tiempo.')));
    call.on('error', (cause) => {
      reject(isUnreachable(cause) ? new ControlUnreachable(cause.message, { cause }) : cause);
    });
    call.end(body);
  });
}

function isUnreachable(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
}
