import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { nothingToMiss, ServiceFailure } from './http/service-failure.ts';

const ficha = z.object({ id: z.string().check(z.minLength(1)), version: z.string(), status: z.string() });

/** Public status of the service. */
export interface Servicio {
  readonly id: string;
  readonly version: string;
}

/** Requests the status of the service. A service that starts or migrates answers, and is not usable yet. */
export async function readService(requests: Pick<Requests, 'get'>): Promise<Servicio> {
  const { id, version, status } = await requests.get('api/system/status', {}, ficha).catch(nothingToMiss);
  if (status !== 'UP') throw new ServiceFailure('servicio-inaccesible', { detail: status });
  return { id, version };
}

/**
 * The Authorization header of a token. A Server before 10.0 accepts it only as the user of Basic,
 * without a password.
 */
export async function authorizationOf(token: string, servicio: () => Promise<Servicio>): Promise<string> {
  const version = Number.parseInt(await versionOf(servicio), 10);
  return version < 10 ? `Basic ${Buffer.from(`${token}:`).toString('base64')}` : `Bearer ${token}`;
}

/** The version; '' when the answer lacks it, and the following request then reports the failure. */
async function versionOf(servicio: () => Promise<Servicio>): Promise<string> {
  try {
    return (await servicio()).version;
  } catch (error) {
    if (doesNotAnswer(error)) throw error;
    return '';
  }
}

function doesNotAnswer(error: unknown): boolean {
  if (!(error instanceof ServiceFailure)) return true;
  return error.code === 'servicio-inaccesible' || error.code === 'servicio-ocupado';
}

const validez = z.object({ valid: z.boolean() });

/**
 * Whether the service accepts the token. Cloud reports anonymous requests as valid, so there a request
 * that needs a signed-in user is sent: Cloud answers 401 without one.
 */
export async function validateToken(requests: Requests, organizacion: string | null): Promise<boolean> {
  try {
    const { valid } = await requests.get('api/authentication/validate', {}, validez).catch(nothingToMiss);
    if (!valid || organizacion === null) return valid;
  } catch (error) {
    if (error instanceof ServiceFailure && error.code === 'token-rechazado') return false;
    throw error;
  }
  return isMember(requests, organizacion);
}

async function isMember(requests: Requests, organizacion: string): Promise<boolean> {
  try {
    await requests.get(
      'api/organizations/search',
      { member: 'true', organizations: organizacion },
      z.unknown(),
    );
    return true;
  } catch (error) {
    if (doesNotAnswer(error)) throw error;
    return !(error instanceof ServiceFailure && error.status === 401);
  }
}
