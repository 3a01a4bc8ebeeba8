import http from 'node:http';
import https from 'node:https';

import type { Direccion } from './destino.ts';

export interface RespuestaCruda {
  readonly status: number;
  readonly location: string | null;
  readonly tipo: string;
  readonly cuerpo: Buffer;
  /** True when the answer was longer than the limit and was cut. */
  readonly cortado: boolean;
}

interface Opciones {
  readonly direcciones: readonly Direccion[];
  readonly headers: Readonly<Record<string, string>>;
  readonly maximoBytes: number;
  readonly signal: AbortSignal;
}

/** One GET to addresses that were checked before: no resolver, no redirect, no proxy, a bounded answer. */
export function pedir(url: URL, opciones: Opciones): Promise<RespuestaCruda> {
  const cliente = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const peticion = cliente.get(
      url,
      {
        agent: false,
        headers: opciones.headers,
        signal: opciones.signal,
        // Pins the checked addresses; Node asks for all of them (autoSelectFamily) or for the first.
        lookup: (_host, { all }, devolver) => {
          const direcciones = opciones.direcciones.map((d) => ({ ...d }));
          if (all) devolver(null, direcciones);
          else devolver(null, direcciones[0]?.address ?? '', direcciones[0]?.family);
        },
      },
      (respuesta) => {
        leerHasta(respuesta, opciones.maximoBytes).then(resolve, reject);
      },
    );
    peticion.on('error', reject);
  });
}

async function leerHasta(respuesta: http.IncomingMessage, maximo: number): Promise<RespuestaCruda> {
  const trozos: Buffer[] = [];
  let bytes = 0;
  for await (const trozo of respuesta as AsyncIterable<Buffer>) {
    trozos.push(trozo);
    bytes += trozo.length;
    if (bytes > maximo) break;
  }
  respuesta.destroy();
  return {
    status: respuesta.statusCode ?? 0,
    location: respuesta.headers.location ?? null,
    tipo: respuesta.headers['content-type'] ?? '',
    cuerpo: Buffer.concat(trozos).subarray(0, maximo),
    cortado: bytes > maximo,
  };
}
