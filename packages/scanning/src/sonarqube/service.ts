import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { notFoundAsInvalid, ServiceFailure } from './http/service-failure.ts';

const statusSchema = z.object({
  id: z.string().check(z.minLength(1)),
  version: z.string(),
  status: z.string(),
});

/** Id and version of the service, from its public status. */
export interface Servicio {
  readonly id: string;
  readonly version: string;
}

/** Requests the status of the service; rejects while the service starts or migrates, when it answers but is not usable. */
export async function readService(requests: Pick<Requests, 'get'>): Promise<Servicio> {
  const { id, version, status } = await requests
    .get('api/system/status', {}, statusSchema)
    .catch(notFoundAsInvalid);
  if (status !== 'UP') throw new ServiceFailure('servicio-inaccesible', { detail: status });
  return { id, version };
}

/**
 * The Authorization header for a token: Bearer, or for a Server before 10.0 Basic, with the token as the user
 * and no password.
 */
export async function authorizationOf(token: string, servicio: () => Promise<Servicio>): Promise<string> {
  const version = Number.parseInt(await versionOf(servicio), 10);
  return version < 10 ? `Basic ${Buffer.from(`${token}:`).toString('base64')}` : `Bearer ${token}`;
}

/** The version of the service; '' if the status is invalid: the next request then reports the failure. */
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

const validitySchema = z.object({ valid: z.boolean() });

/**
 * Whether the service accepts the token. Cloud reports anonymous requests as valid, so there a request
 * that needs a signed-in user is sent: Cloud answers 401 without one.
 */
export async function validateToken(requests: Requests, organizacion: string | null): Promise<boolean> {
  try {
    const { valid } = await requests
      .get('api/authentication/validate', {}, validitySchema)
      .catch(notFoundAsInvalid);
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
