import http from 'node:http';
import https from 'node:https';

import type { Direccion } from './destination.ts';

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

const primerosBytes = 16 * 1024;

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
  // One buffer, however small the pieces are: each would take more memory than it holds.
  let cuerpo: Buffer = Buffer.alloc(Math.min(maximo, primerosBytes));
  let bytes = 0;
  for await (const trozo of respuesta as AsyncIterable<Buffer>) {
    cuerpo = conSitio(cuerpo, Math.min(bytes + trozo.length, maximo), maximo);
    trozo.copy(cuerpo, bytes);
    bytes += trozo.length;
    if (bytes > maximo) break;
  }
  respuesta.destroy();
  return {
    status: respuesta.statusCode ?? 0,
    location: respuesta.headers.location ?? null,
    tipo: respuesta.headers['content-type'] ?? '',
    cuerpo: cuerpo.subarray(0, Math.min(bytes, maximo)),
    cortado: bytes > maximo,
  };
}

/** The same bytes with room for so many, at least doubled when there is too little. */
function conSitio(cuerpo: Buffer, bytes: number, maximo: number): Buffer {
  if (bytes <= cuerpo.length) return cuerpo;
  const mayor = Buffer.alloc(Math.min(Math.max(bytes, 2 * cuerpo.length), maximo));
  cuerpo.copy(mayor);
  return mayor;
}
