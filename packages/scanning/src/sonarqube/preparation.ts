import { DomainError } from '@mantenible/domain/error';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { notFoundAsInvalid, ServiceFailure } from './http/service-failure.ts';
import { readBranches } from './branches.ts';
import { validateToken } from './service.ts';

/** Rejects with 'not found' if the project does not exist. */
export async function requireProject(requests: Requests, clave: string): Promise<void> {
  const propio = z.object({ component: z.object({ key: z.literal(clave) }) });
  await requests.get('api/components/show', { component: clave }, propio);
}

/** Whether a project has this key, also one that the service forbids to read. */
export async function projectExists(
  requests: Requests,
  clave: string,
  organizacion: string | null,
): Promise<boolean> {
  try {
    await requireProject(requests, clave);
    return true;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    if (error.code === 'no-encontrado') return false;
    if (error.status === 403 && (await validateToken(requests, organizacion))) return true;
    throw error;
  }
}

const createdSchema = (clave: string) => z.object({ project: z.object({ key: z.literal(clave) }) });

/**
 * Creates a project, on Cloud within the organization; rejects with a conflict if the key is taken. The name of the main
 * branch is set by `renameMainBranch`.
 */
export async function createProject(
  requests: Requests,
  { clave, nombre, organizacion }: { clave: string; nombre: string; organizacion: string | null },
): Promise<void> {
  const propio = organizacion === null ? {} : { organization: organizacion };
  try {
    await requests
      .post('api/projects/create', { project: clave, name: nombre, ...propio }, createdSchema(clave))
      .catch(notFoundAsInvalid);
  } catch (error) {
    if (!wasRefused(error)) throw error;
    const ocupada =
      /already exists/i.test(error.detail) || (await projectExists(requests, clave, organizacion));
    if (!ocupada) throw error;
    throw new DomainError(
      'conflict',
      'clave-ocupada',
      'El servicio de análisis ya tiene un proyecto con esa clave.',
    );
  }
}

/** Renames the main branch, or leaves its name; rejects with a conflict if another branch has the new name. */
export async function renameMainBranch(requests: Requests, clave: string, rama: string): Promise<void> {
  try {
    await requests.post('api/project_branches/rename', { project: clave, name: rama }, z.null());
  } catch (error) {
    if (!wasRefused(error)) throw error;
    const ramas = await readBranches(requests, clave);
    if (!ramas.some(({ name, isMain }) => name === rama && !isMain)) throw error;
    throw new DomainError(
      'conflict',
      'rama-ocupada',
      'El servicio de análisis ya tiene otra rama con ese nombre en este proyecto; elimínela allí y repita.',
    );
  }
}

function wasRefused(error: unknown): error is ServiceFailure {
  return error instanceof ServiceFailure && error.code === 'peticion-rechazada';
}
