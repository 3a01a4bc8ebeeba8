import { z } from 'zod';

import { signIn, subjectOf } from '../lib/sign-in.ts';
import { caller, type Call } from '../lib/caller.ts';
import type { Repository } from '../lib/sample-repository.ts';
import { keptPasswords } from './passwords.ts';

const projectSchema = z.object({ _id: z.string(), nombre: z.string() });
const projectsSchema = z.array(projectSchema);

export type Environment = Readonly<Record<string, string | undefined>>;

export const projectName = 'Proyecto de demostración';

/** A second project, on a branch with tests, a generated file, a submodule and a properties file. */
export const scopedName = 'Tienda con pruebas y alcance';

function portOf({ PORT = '4000' }: Environment): number {
  return Number(PORT);
}

/** Port of the sample repository: always the same, since analyses and actions belong to one link. */
export function repositoryPortOf(env: Environment): number {
  return Number(env['DEMO_REPOSITORY_PORT'] ?? portOf(env) + 1);
}

/** Address of the product that the environment describes. */
export function addressOf(env: Environment) {
  const { HOST = '127.0.0.1', BASE_PATH = '/mantenible' } = env;
  const path = BASE_PATH.split('/').filter(Boolean).join('/');
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(portOf(env))}${path === '' ? '' : `/${path}`}`;
}

/** The student's password: the environment's, or the one that the first start made. */
export function passwordOf(env: Environment, dataDir: string) {
  return keptPasswords(dataDir).get('estudiante') ?? env['ESTUDIANTE_PASSWORD'] ?? '';
}

/** An account, signed in. */
export interface Account {
  readonly call: Call;
  readonly idPersona: string;
}

/** Signs the student in; null where the account's password was changed. */
export function enterAsStudent(env: Environment, dataDir: string): Promise<Account | null> {
  return enter(addressOf(env), 'estudiante', passwordOf(env, dataDir)).catch(() => null);
}

/** Signs a person in; one with an initial password chooses another one. */
export async function enter(base: string, usuario: string, clave: string, chosen?: string): Promise<Account> {
  const token = await signIn(base, usuario, clave, { ...(chosen !== undefined && { chosen }) });
  return { call: caller(`${base}/api`, token), idPersona: subjectOf(token) };
}

type Served = Pick<Repository, 'link' | 'branch' | 'token'>;

/**
 * Registers the repository as projects of the account, or brings them up to date where they are there. The project with a scope is made
 * together with the other one alone: where its person removed it, it stays away.
 * @returns the ids of the projects
 */
export async function registerProjects(
  account: Account,
  served: Served,
  scopedBranch: string,
): Promise<{ readonly proyectoId: string; readonly scopedId: string | null }> {
  const path = `/proyectos/persona/${account.idPersona}`;
  const projects = projectsSchema.parse(await account.call('GET', path));
  const idOf = (name: string) => projects.find(({ nombre }) => nombre === name)?._id ?? null;
  const [existing, scoped] = [idOf(projectName), idOf(scopedName)];
  // Lists show the newest project first.
  const scopedId =
    existing === null || scoped !== null
      ? await register(account, scoped, { ...served, branch: scopedBranch, nombre: scopedName })
      : null;
  return { proyectoId: await register(account, existing, { ...served, nombre: projectName }), scopedId };
}

async function register(
  { call, idPersona }: Account,
  existing: string | null,
  { nombre, link, branch, token: githubtoken }: Served & { readonly nombre: string },
): Promise<string> {
  if (existing === null) {
    const project = { nombre, link, branch, githubtoken, idPersona };
    return projectSchema.parse(await call('POST', '/proyectos', project))._id;
  }
  await call('PUT', `/proyectos/${existing}`, { link, branch, githubtoken });
  return existing;
}
