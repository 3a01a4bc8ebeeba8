import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { importClass } from '../load/class.ts';
import { Durations, line } from '../load/figures.ts';
import type { Server } from '../lib/server.ts';
import type { Repositories } from './repositories.ts';

const base = '/mantenible';
/** Everyone opens the link within this time; the last one has joined within the target. */
const spreadMs = 45_000;
const targets = { seconds: 60, callMs: 2000 };

const invitation = z.object({ aviso: z.object({ version: z.string() }) });
const stored = z.object({ _id: z.string() });

/** A person with the password that they chose. */
export interface Member {
  readonly usuario: string;
  readonly clave: string;
}

/** A course with its join code. */
export interface OpenCourse {
  readonly _id: string;
  readonly codigo: string;
}

/** Imports people who sign in for the first time, read the notice of a course and join it; prints how long all of them take. */
export async function benchJoins(
  { origin }: Server,
  password: string,
  { codigo }: OpenCourse,
  size: number,
): Promise<readonly Member[]> {
  const people = await importClass(origin + base, password, size);
  const durations = new Durations();
  const failures: string[] = [];
  const begin = performance.now();
  const joined = await Promise.all(
    people.map(async ({ usuario, clave }, i) => {
      await wait((spreadMs / size) * i);
      const chosen = `frase propia de ${usuario}`;
      const join = async () => {
        const token = await durations.time('primera entrada', () =>
          signIn(origin + base, usuario, clave, { chosen }),
        );
        const call = caller(`${origin}${base}/api`, token);
        const { aviso } = invitation.parse(
          await durations.time('leer el aviso', () => call('GET', `/unirse/${codigo}`)),
        );
        await durations.time('unirse', () => call('POST', `/unirse/${codigo}`, { aviso: aviso.version }));
        return [{ usuario, clave: chosen }];
      };
      return join().catch((error: unknown) => {
        failures.push(String(error));
        return [];
      });
    }),
  );
  console.log(
    line(`${size} personas se unen`, (performance.now() - begin) / 1000, 's', { most: targets.seconds }),
  );
  console.log(durations.lines(targets.callMs).join('\n'));
  console.log(line('Personas que no se unieron', failures.length, '', { most: 0 }));
  for (const failure of failures.slice(0, 3)) console.log(`    ${failure.slice(0, 300)}`);
  return joined.flat();
}

/** Each of these people puts a project of one of the repositories into the course. */
export async function createProjects(
  { origin }: Server,
  members: readonly Member[],
  { _id: course }: OpenCourse,
  { link, token: githubtoken }: Repositories,
): Promise<void> {
  for (const [n, { usuario, clave }] of members.entries()) {
    const token = await signIn(origin + base, usuario, clave);
    const call = caller(`${origin}${base}/api`, token);
    const nombre = `Entrega de ${usuario}`;
    await call('POST', '/sonarqube/proyectos/crear', { nombreProyecto: nombre });
    const project = { nombre, link: link(n), branch: 'main', githubtoken, idPersona: subjectOf(token) };
    const { _id } = stored.parse(await call('POST', '/proyectos', project));
    await call('PUT', `/cursos/${course}/proyectos/${_id}`);
  }
}
