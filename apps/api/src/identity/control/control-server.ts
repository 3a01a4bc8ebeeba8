import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';

import { DomainError } from '@mantenible/domain/error';
import { readUpTo } from '@mantenible/promises/read-up-to';

import type { AdministracionDeConsola } from '../administracion/administracion.port.ts';
import type { IdentityLog } from '../identity.types.ts';
import {
  datosDeOrden,
  MAX_MESSAGE_BYTES,
  peticion,
  type Contestacion,
  type Orden,
} from './control-messages.ts';
import { controlSocketOf, prepareSocketFolder } from './control-socket.ts';

interface Deps {
  readonly dataDir: string;
  readonly administracion: AdministracionDeConsola;
  readonly log: IdentityLog;
}

/**
 * Serves the command line while the server has the data folder open: HTTP over a socket that only the owner
 * of that folder can access. The caller holds the folder's lock, so an existing socket belongs to a dead
 * server.
 */
export async function openControl({ dataDir, administracion, log }: Deps): Promise<() => Promise<void>> {
  const socket = controlSocketOf(dataDir);
  if (socket === null) {
    log.warn({ dataDir }, 'control: the path of DATA_DIR is too long for a socket');
    return () => Promise.resolve();
  }
  await prepareSocketFolder(dataDir, socket);
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    void answer(request, ordersOf(administracion), log).then((contestacion) => {
      response.setHeader('Connection', 'close');
      response.end(JSON.stringify(contestacion));
    });
  });
  await listen(server, socket);
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

async function listen(server: Server, socket: string): Promise<void> {
  server.listen(socket);
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(socket, 0o600);
}

type Order = (datos: unknown) => Promise<unknown>;

function ordersOf(administracion: AdministracionDeConsola): ReadonlyMap<string, Order> {
  const orders: Readonly<Record<Orden, Order>> = {
    todas: () => administracion.todas(),
    agregar: (datos) => administracion.agregar(datosDeOrden.agregar.parse(datos)),
    restablecer: (datos) => administracion.restablecer(datosDeOrden.restablecer.parse(datos)),
    activar: (datos) => {
      const { cual, activa } = datosDeOrden.activar.parse(datos);
      return administracion.activar(cual, activa);
    },
    simular: (datos) => administracion.simular(datosDeOrden.simular.parse(datos)),
    importar: (datos) => administracion.importar(datosDeOrden.importar.parse(datos)),
    vincular: (datos) => {
      const { anterior, nuevo } = datosDeOrden.vincular.parse(datos);
      return administracion.vincular(anterior, nuevo);
    },
  };
  return new Map(Object.entries(orders));
}

async function answer(
  request: IncomingMessage,
  orders: ReadonlyMap<string, Order>,
  log: IdentityLog,
): Promise<Contestacion> {
  try {
    const { orden, datos } = peticion.parse(JSON.parse(await bodyOf(request)));
    const order = orders.get(orden);
    if (order === undefined)
      throw new DomainError('invalid', 'orden-desconocida', 'El servidor es de otra versión.');
    return { valor: await order(datos) };
  } catch (error) {
    if (error instanceof DomainError) return { rechazo: rechazoDe(error) };
    log.error({ err: error }, 'control: an order failed');
    return {
      rechazo: rechazoDe(
        new DomainError(
          'unavailable',
          'fallo-interno',
          'El servidor no pudo cumplir la orden; la causa está en su registro.',
        ),
      ),
    };
  }
}

function rechazoDe({ kind, codigo, message, detalles }: DomainError) {
  return { kind, codigo, mensaje: message, detalles: [...detalles] };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const { bytes, truncated } = await readUpTo(request, MAX_MESSAGE_BYTES);
  if (truncated) throw new DomainError('invalid', 'demasiado-grande', 'Lo enviado es demasiado grande.');
  return Buffer.from(bytes.buffer, 0, bytes.length).toString();
}
