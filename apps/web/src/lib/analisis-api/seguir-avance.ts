import type * as z from 'zod/mini';

import { config } from '../config.ts';
import { session } from '../session/session.ts';
import { separarEventos } from './separar-eventos.ts';

/** Longest silence of a stream in milliseconds; a proxy that buffers it makes it useless. */
const silencio = 15_000;

interface Flujo<T> {
  /** Path of the stream, without the API's prefix. */
  readonly ruta: string;
  readonly esquema: z.ZodMiniType<T>;
  readonly signal: AbortSignal;
  readonly alLlegar: (estado: T) => void;
}

/**
 * Reports each step of a running job until it ends. The stream is read with fetch, so that the token travels in a
 * header. Rejects when the stream breaks, stops or sends invalid data; resolves with 'eliminado' when the project was
 * deleted.
 */
export async function seguirAvance<T>(flujo: Flujo<T>): Promise<'terminado' | 'eliminado'> {
  const espera = new AbortController();
  try {
    return await leerFlujo(flujo, espera);
  } finally {
    // A stream that is no longer read would keep its connection.
    espera.abort();
  }
}

async function leerFlujo<T>(
  { ruta, esquema, signal, alLlegar }: Flujo<T>,
  espera: AbortController,
): Promise<'terminado' | 'eliminado'> {
  const respuesta = await fetch(`${config.basePath}/api${ruta}`, {
    headers: await cabeceras(),
    cache: 'no-store',
    signal: AbortSignal.any([signal, espera.signal]),
  });
  if (!respuesta.ok || respuesta.body === null) throw new Error(`the stream answers ${respuesta.status}`);
  const lector = respuesta.body.getReader();
  const decodificador = new TextDecoder();
  let pendiente = '';
  for (;;) {
    const { done, value } = await conLimite(lector.read(), espera);
    if (done) return 'terminado';
    const { datos, eliminado, resto } = separarEventos(
      pendiente + decodificador.decode(value, { stream: true }),
    );
    pendiente = resto;
    for (const dato of datos) alLlegar(esquema.parse(JSON.parse(dato)));
    if (eliminado) return 'eliminado';
  }
}

async function cabeceras(): Promise<Record<string, string>> {
  const token = await session.token();
  const aceptar = { Accept: 'text/event-stream' };
  return token === null ? aceptar : { ...aceptar, Authorization: `Bearer ${token}` };
}

/** Awaits a read; aborts the whole stream after the timeout. */
async function conLimite<T>(lectura: Promise<T>, espera: AbortController): Promise<T> {
  const reloj = setTimeout(() => {
    espera.abort(new Error('the stream sends no data'));
  }, silencio);
  try {
    return await lectura;
  } finally {
    clearTimeout(reloj);
  }
}
