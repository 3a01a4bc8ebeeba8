import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { serveSample } from '../../demo/sample.mjs';
import { caller } from '../seed.mjs';
import { raisedLimits, startServer, withDataDir } from '../server.mjs';
import { signIn, subjectOf } from '../sign-in.mjs';

/**
 * @typedef {{
 *   both: number, again: number, p50: number, p99: number, asked: number,
 * }} Served seconds of two analyses side by side and of another of the same commit; milliseconds of /salud meanwhile
 */

/** @param {readonly number[]} values @param {number} share */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** A person of the product with a project of their own. @param {string} base @param {string} person @param {string} password @param {import('../../demo/sample.mjs').Repository} repository */
async function withProject(base, person, password, { link, branch, token: githubtoken }) {
  const token = await signIn(base, person, password);
  const call = caller(`${base}/api`, token);
  const project = { nombre: `Velocidad ${person}`, link, branch, githubtoken, idPersona: subjectOf(token) };
  const { _id: id } = await call('POST', '/proyectos', project);
  const isDone = async () => {
    const { estado, motivo, progreso } = await call('GET', `/analisis/${id}`);
    if (estado === 'fallido') throw new Error(`the analysis failed: ${motivo}`);
    return estado === 'listo' && progreso === null;
  };
  return {
    /** Runs an analysis; how long it took in seconds. */
    analyse: async () => {
      const begin = performance.now();
      await call('POST', `/analisis/${id}`, {});
      while (!(await isDone())) await wait(20);
      return (performance.now() - begin) / 1000;
    },
  };
}

/** How long /salud takes, one request after the other, until something is over. @param {string} base @param {Promise<unknown>} work */
export async function askHealth(base, work) {
  const times = [];
  let over = false;
  const end = work.finally(() => {
    over = true;
  });
  // A rejection during a request is handled here and reported at the end.
  end.catch(() => undefined);
  while (!over) {
    const begin = performance.now();
    await (await fetch(`${base}/api/salud`)).arrayBuffer();
    times.push(performance.now() - begin);
    await wait(5);
  }
  await end;
  return times;
}

/**
 * The built product analyses a folder, served as a repository, for two people at once; health is asked meanwhile. Then one
 * of them analyses the same commit again.
 * @param {string} folder
 * @returns {Promise<Served>}
 */
export async function measureServed(folder) {
  const repository = await serveSample([folder]);
  const password = randomBytes(12).toString('base64url');
  try {
    return await withDataDir(async (dataDir) => {
      const server = await startServer('apps/api/dist/main.js', '/mantenible/api/salud/listo', {
        ...raisedLimits,
        ...{ DATA_DIR: dataDir, SCAN_ALLOW_LOCAL: '1', SCAN_CONCURRENCY: '2', LOG_LEVEL: 'error' },
        ...{ ADMIN_PASSWORD: password, ESTUDIANTE_PASSWORD: password },
        // With the scanner's server in the environment the product would ask that one.
        ...{ SONAR_HOST_URL: '', SONAR_TOKEN: '' },
      });
      try {
        const base = `${server.origin}/mantenible`;
        const student = await withProject(base, 'estudiante', password, repository);
        const admin = await withProject(base, 'admin', password, repository);
        const begin = performance.now();
        const times = await askHealth(base, Promise.all([student.analyse(), admin.analyse()]));
        const both = (performance.now() - begin) / 1000;
        const again = await student.analyse();
        const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
        return { both, again, p50, p99, asked: times.length };
      } finally {
        await server.stop();
      }
    });
  } finally {
    repository.remove();
    await repository.close();
  }
}
