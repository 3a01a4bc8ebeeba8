import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { signIn, subjectOf } from '../bench/sign-in.mjs';
import { caller } from '../bench/seed.mjs';

/** @typedef {import('./sample.mjs').Repository} Repository */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

export const projectName = 'Proyecto de demostración';

/**
 * Address of the product that the environment describes.
 * @param {Environment} env
 */
export function addressOf(env) {
  const { HOST = '127.0.0.1', PORT = '4000', BASE_PATH = '/mantenible' } = env;
  const path = BASE_PATH.split('/').filter(Boolean).join('/');
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}${path === '' ? '' : `/${path}`}`;
}

/**
 * The student's password: the environment's, or the one that the first start made.
 * @param {Environment} env
 * @param {string} dataDir
 */
export function passwordOf(env, dataDir) {
  const file = join(dataDir, 'secretos/cuentas-iniciales.txt');
  const accounts = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = /^estudiante\t(?<clave>.+)$/mu.exec(accounts)?.groups?.['clave'];
  return kept ?? env['ESTUDIANTE_PASSWORD'] ?? '';
}

/**
 * Registers the repository as a project of the student account, or brings the project up to date where it is there.
 * @param {Environment} env
 * @param {string} dataDir
 * @param {Pick<Repository, 'link' | 'branch' | 'token'>} repository
 * @returns {Promise<string>} what to tell the person
 */
export async function registerProject(env, dataDir, { link, branch, token: githubtoken }) {
  const base = addressOf(env);
  const token = await signIn(base, 'estudiante', passwordOf(env, dataDir)).catch(() => null);
  if (token === null)
    return `No se pudo entrar como «estudiante»: si cambió su contraseña, registre usted el proyecto ${link} (rama ${branch}).`;
  const call = caller(`${base}/api`, token);
  const idPersona = subjectOf(token);
  const projects = await call('GET', `/proyectos/persona/${idPersona}`);
  const existing = projects.find((/** @type {{ nombre: string }} */ { nombre }) => nombre === projectName);
  if (existing) await call('PUT', `/proyectos/${existing._id}`, { link, branch, githubtoken });
  else await call('POST', '/proyectos', { nombre: projectName, link, branch, githubtoken, idPersona });
  return [
    `El repositorio de ejemplo está en ${link} y es el «${projectName}» de la cuenta estudiante.`,
    'Entre con esa cuenta, abra el proyecto y pulse «Analizar». Ctrl+C lo detiene todo.',
  ].join('\n');
}
