import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { descendantsOf, endWithTests, eventually, readProcess, runs, whileAlive } from '@mantenible/doubles';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';

import { clienteDe } from './cliente.ts';
import { abrirRepositorios } from './repositorios-retenibles.ts';

const program = fileURLToPath(new URL('killed-parent.ts', import.meta.url));
const printed = z.object({ pid: z.number(), base: z.string(), dataDir: z.string(), token: z.string() });

it('a killed run of tests leaves neither a server that it started nor what that one started', async () => {
  const repositorios = await abrirRepositorios();
  onTestFinished(() => repositorios.cerrar());
  const run = endWithTests(
    spawn(process.execPath, [program], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const [line] = (await whileAlive(once(run.stdout, 'data'), 'the server')) as [Buffer];
  const { pid, base, dataDir, token } = printed.parse(JSON.parse(line.toString()));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  // An analysis in the middle of its download: the runner, two workers, and git.
  repositorios.retener();
  const ana = await clienteDe({ base, accessToken: () => Promise.resolve(token) }, 'estudiante');
  const link = repositorios.crear('tienda.git', [{ path: 'a.js', content: 'var x = 1;\n' }]);
  expect(await ana.iniciar(await ana.crearProyecto(link))).toBe(202);
  await repositorios.retenidos(1);
  const server = readProcess(pid);
  const all = [...(server ? [server] : []), ...descendantsOf(pid)];
  expect(all.length).toBeGreaterThan(3);

  run.kill('SIGKILL');
  await eventually(() => {
    expect(all.filter(runs)).toEqual([]);
  });
});
