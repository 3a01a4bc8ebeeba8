import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { nothingToMiss, ServiceFailure } from './http/service-failure.ts';

const ficha = z.object({ id: z.string().check(z.minLength(1)), version: z.string(), status: z.string() });

/** Which service it is, as it says to anybody. */
export interface Servicio {
  readonly id: string;
  readonly version: string;
}

/** Asks the service who it is. One that is starting or being migrated answers, but cannot serve yet. */
export async function leerServicio(requests: Pick<Requests, 'get'>): Promise<Servicio> {
  const { id, version, status } = await requests.get('api/system/status', {}, ficha).catch(nothingToMiss);
  if (status !== 'UP') throw new ServiceFailure('servicio-inaccesible', { detail: status });
  return { id, version };
}

/** How a token is written. A Server before 10.0 takes it only as the user of Basic, without a password. */
export async function autorizacion(token: string, servicio: () => Promise<Servicio>): Promise<string> {
  const version = Number.parseInt(await versionDe(servicio), 10);
  return version < 10 ? `Basic ${Buffer.from(`${token}:`).toString('base64')}` : `Bearer ${token}`;
}

/** The version, or '' of a service that answers but does not tell: the call itself finds out what is wrong. */
async function versionDe(servicio: () => Promise<Servicio>): Promise<string> {
  try {
    return (await servicio()).version;
  } catch (error) {
    if (noContesta(error)) throw error;
    return '';
  }
}

function noContesta(error: unknown): boolean {
  if (!(error instanceof ServiceFailure)) return true;
  return error.code === 'servicio-inaccesible' || error.code === 'servicio-ocupado';
}

const validez = z.object({ valid: z.boolean() });

/**
 * Whether the service accepts the token. Cloud calls nobody valid too, so there something is asked for that only a
 * person who signed in is told: without one it answers 401, whatever else it may answer to one.
 */
export async function validar(requests: Requests, organizacion: string | null): Promise<boolean> {
  try {
    const { valid } = await requests.get('api/authentication/validate', {}, validez).catch(nothingToMiss);
    if (!valid || organizacion === null) return valid;
  } catch (error) {
    if (error instanceof ServiceFailure && error.code === 'token-rechazado') return false;
    throw error;
  }
  return esMiembro(requests, organizacion);
}

async function esMiembro(requests: Requests, organizacion: string): Promise<boolean> {
  try {
    await requests.get(
      'api/organizations/search',
      { member: 'true', organizations: organizacion },
      z.unknown(),
    );
    return true;
  } catch (error) {
    if (noContesta(error)) throw error;
    return !(error instanceof ServiceFailure && error.status === 401);
  }
}
