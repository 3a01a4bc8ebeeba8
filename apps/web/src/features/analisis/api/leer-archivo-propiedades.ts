import { claveDePropiedades } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { ArchivoPropiedades, MotivoSinArchivo } from '../modelo/archivo-propiedades.ts';
import { leerCuerpo } from './leer-cuerpo.ts';

/** Timeout in milliseconds: with the page's earlier requests, the state appears within ten seconds. */
const espera = 9_000;
/**
 * Response limit in bytes. A properties file has a few hundred; the contents API returns at most a million, as base64 a
 * third more.
 */
const maximo = 2_000_000;

const contenido = z.object({ content: z.string(), encoding: z.literal('base64') });
const rechazo = z.object({ message: z.string() });

/**
 * Key in the repository's properties file, read from the code host's contents API by the browser with the owner's
 * token. A failure is logged with the specified text and returned as a reason.
 */
export async function leerArchivoPropiedades(
  url: string,
  token: string,
  signal: AbortSignal,
  plazo = espera,
): Promise<ArchivoPropiedades> {
  try {
    const respuesta = await fetch(url, {
      headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(plazo)]),
    });
    const cuerpo = await leerCuerpo(respuesta, maximo);
    if (cuerpo === null) return sinArchivo('ilegible', 'too large');
    return respuesta.ok ? interpretar(cuerpo) : sinArchivo(motivoDe(respuesta, cuerpo), respuesta.status);
  } catch (error) {
    if (signal.aborted) throw error;
    return sinArchivo('inaccesible', error);
  }
}

/** The log line is specified; the page shows the reason too. */
function sinArchivo(motivo: MotivoSinArchivo, causa: unknown): ArchivoPropiedades {
  console.warn('Error fetching GitHub file', motivo, causa);
  return { clave: null, motivo };
}

function interpretar(cuerpo: string): ArchivoPropiedades {
  const texto = decodificar(cuerpo);
  if (texto === null) return sinArchivo('ilegible', 'unexpected answer');
  const clave = claveDePropiedades(texto);
  return clave === null ? { clave, motivo: 'sin-clave' } : { clave };
}

/** Text of the file, from a JSON response with base64 in lines, read as UTF-8 (U+FFFD for invalid bytes); otherwise null. */
function decodificar(cuerpo: string): string | null {
  try {
    const { content } = z.parse(contenido, JSON.parse(cuerpo));
    return new TextDecoder().decode(Uint8Array.from(atob(content), (letra) => letra.charCodeAt(0)));
  } catch {
    return null;
  }
}

function motivoDe({ status, headers }: Response, cuerpo: string): MotivoSinArchivo {
  const mensaje = mensajeDe(cuerpo);
  if (status === 429 || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(mensaje))
    return 'limite';
  if (status === 401 || status === 403) return 'token-rechazado';
  if (status === 404) return /no commit found|branch/i.test(mensaje) ? 'rama-inexistente' : 'no-encontrado';
  return 'inaccesible';
}

function mensajeDe(cuerpo: string): string {
  try {
    return z.parse(rechazo, JSON.parse(cuerpo)).message;
  } catch {
    return '';
  }
}
