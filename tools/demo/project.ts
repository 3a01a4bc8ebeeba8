import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { signIn, subjectOf } from '../lib/sign-in.ts';
import { caller } from '../lib/caller.ts';
import type { Repository } from '../lib/sample-repository.ts';

const projectsSchema = z.array(z.object({ _id: z.string(), nombre: z.string() }));

export type Environment = Readonly<Record<string, string | undefined>>;

export const projectName = 'Proyecto de demostración';

/** Address of the product that the environment describes. */
export function addressOf(env: Environment) {
  const { HOST = '127.0.0.1', PORT = '4000', BASE_PATH = '/mantenible' } = env;
  const path = BASE_PATH.split('/').filter(Boolean).join('/');
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}${path === '' ? '' : `/${path}`}`;
}

/** The student's password: the environment's, or the one that the first start made. */
export function passwordOf(env: Environment, dataDir: string) {
  const file = join(dataDir, 'secretos/cuentas-iniciales.txt');
  const accounts = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = /^estudiante\t(?<clave>.+)$/mu.exec(accounts)?.groups?.['clave'];
  return kept ?? env['ESTUDIANTE_PASSWORD'] ?? '';
}

/**
 * Registers the repository as a project of the student account, or brings the project up to date where it is there.
 * @returns the message for the person
 */
export async function registerProject(
  env: Environment,
  dataDir: string,
  { link, branch, token: githubtoken }: Pick<Repository, 'link' | 'branch' | 'token'>,
): Promise<string> {
  const base = addressOf(env);
  const token = await signIn(base, 'estudiante', passwordOf(env, dataDir)).catch(() => null);
  if (token === null)
    return `No se pudo entrar como «estudiante»: si cambió su contraseña, registre usted el proyecto ${link} (rama ${branch}).`;
  const call = caller(`${base}/api`, token);
  const idPersona = subjectOf(token);
  const projects = projectsSchema.parse(await call('GET', `/proyectos/persona/${idPersona}`));
  const existing = projects.find(({ nombre }) => nombre === projectName);
  if (existing) await call('PUT', `/proyectos/${existing._id}`, { link, branch, githubtoken });
  else await call('POST', '/proyectos', { nombre: projectName, link, branch, githubtoken, idPersona });
  return [
    `El repositorio de ejemplo está en ${link} y es el «${projectName}» de la cuenta estudiante.`,
    'Entre con esa cuenta, abra el proyecto y pulse «Analizar». Ctrl+C lo detiene todo.',
  ].join('\n');
}
