import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { caller } from '../../lib/caller.ts';
import { signIn, subjectOf } from '../../lib/sign-in.ts';
import { addressOf, passwordOf, projectName, type Environment } from '../project.ts';

const projects = z.array(z.object({ _id: z.string(), nombre: z.string(), clave: z.string() }));
const tree = z.object({ data: z.object({ components: z.array(z.object({ path: z.string() })) }) });
const hotspots = z.object({ estado: z.string() });

/** Texts of the analysed files by path, read as a person reads them, once the hotspots are computed too. */
export async function readTexts(env: Environment, dataDir: string): Promise<ReadonlyMap<string, string>> {
  const base = addressOf(env);
  const token = await signIn(base, 'estudiante', passwordOf(env, dataDir));
  const call = caller(`${base}/api`, token);
  const own = projects.parse(await call('GET', `/proyectos/persona/${subjectOf(token)}`));
  const { _id = '', clave = '' } = own.find(({ nombre }) => nombre === projectName) ?? {};
  for (;;) {
    const { estado } = hotspots.parse(await call('GET', `/puntos-criticos/${_id}`));
    if (estado === 'listo') break;
    if (estado === 'fallido') throw new Error('the hotspots could not be computed');
    await wait(500);
  }
  const { data } = tree.parse(await call('GET', `/sonarqube/measures/component_tree?component=${clave}`));
  const texts = new Map<string, string>();
  for (const { path } of data.components) {
    const key = encodeURIComponent(`${clave}:${path}`);
    const answer = await fetch(`${base}/api/sonarqube/sonar-file?key=${key}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
    texts.set(path, await answer.text());
  }
  return texts;
}
