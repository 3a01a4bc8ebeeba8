import { caller, type Call } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { importClass } from '../load/class.ts';
import type { Server } from '../lib/server.ts';
import { adminPassword } from './settings.ts';

/** The person whose quotas are filled. */
export const person = 'persona-0';
export const chosen = `frase propia de ${person}`;

/** Registers that person, or signs in with the chosen password where an earlier part did. */
export async function registerPerson({ origin }: Server): Promise<{ call: Call; sub: string }> {
  const base = `${origin}/mantenible`;
  const token = await signIn(base, person, chosen).catch(async () => {
    const [one] = await importClass(base, adminPassword, 1);
    if (one === undefined) throw new Error('nobody was imported');
    return signIn(base, one.usuario, one.clave, { chosen });
  });
  return { call: caller(`${base}/api`, token), sub: subjectOf(token) };
}

export async function createProject(call: Call, idPersona: string, nombre: string): Promise<void> {
  await call('POST', '/sonarqube/proyectos/crear', { nombreProyecto: nombre });
  const link = 'https://github.com/ejemplo/ejemplo';
  await call('POST', '/proyectos', { nombre, link, branch: 'main', githubtoken: 'sin-uso', idPersona });
}
