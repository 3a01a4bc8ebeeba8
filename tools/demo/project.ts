import { z } from 'zod';

import { signIn, subjectOf } from '../lib/sign-in.ts';
import { caller, type Call } from '../lib/caller.ts';
import type { Repository } from '../lib/sample-repository.ts';
import { keptPasswords } from './passwords.ts';

const projectSchema = z.object({ _id: z.string(), nombre: z.string() });
const projectsSchema = z.array(projectSchema);

export type Environment = Readonly<Record<string, string | undefined>>;

export const projectName = 'Proyecto de demostración';

function portOf({ PORT = '4000' }: Environment): number {
  return Number(PORT);
}

/** Port of the sample repository: always the same, since analyses and plan belong to one link. */
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

/**
 * Registers the repository as a project of the account, or brings the project up to date where it is there.
 * @returns the project's id
 */
export async function registerProject(
  { call, idPersona }: Account,
  { link, branch, token: githubtoken }: Pick<Repository, 'link' | 'branch' | 'token'>,
): Promise<string> {
  const projects = projectsSchema.parse(await call('GET', `/proyectos/persona/${idPersona}`));
  const existing = projects.find(({ nombre }) => nombre === projectName);
  if (existing) await call('PUT', `/proyectos/${existing._id}`, { link, branch, githubtoken });
  const project = { nombre: projectName, link, branch, githubtoken, idPersona };
  return existing?._id ?? projectSchema.parse(await call('POST', '/proyectos', project))._id;
}
