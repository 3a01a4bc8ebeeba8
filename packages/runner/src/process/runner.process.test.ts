// seguridad: 33
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { RunnerDied, type ArchivoAnalizado, type PeticionAnalisis } from '@mantenible/domain/analisis';
import { eventually, makeHistory, makeRepository } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { limitesDePrueba } from '../testing/limits.ts';
import { childrenOf, isRunning } from '../testing/processes.ts';
import { hostRepositories, workerPrograms, type RepositoryHost } from '../testing/repository-host.ts';
import { createRunner, type Runner, type RunnerOptions } from './runner.ts';

const program = fileURLToPath(new URL('runner-main.ts', import.meta.url));
const files = Array.from({ length: 60 }, (_, i) => ({ path: `src/m${i}.py`, content: `x = ${i}\n` }));

let host: RepositoryHost;
let log: string[];
let runner: Runner;
beforeAll(async () => {
  host = await hostRepositories();
  makeRepository(host.folder, 'sesenta.git', files);
  makeRepository(host.folder, 'sin-fin.git', [
    { path: 'a.py', content: 'x = 1\n' },
    { path: 'b.py', content: 'cuelga' },
  ]);
});
afterAll(() => host.close());
const create = (options: Partial<RunnerOptions> = {}): Runner =>
  createRunner({
    program,
    worker: workerPrograms.stub,
    compileCache: join(host.folder, 'compilado'),
    limites: limitesDePrueba,
    carpeta: join(host.folder, 'clones'),
    hosts: [],
    privados: [],
    permitirLocal: true,
    log: (text) => log.push(text),
    ...options,
  });
beforeEach(() => {
  log = [];
  runner = create();
});
afterEach(() => {
  runner.close();
});

const request = (name: string, more: Partial<PeticionAnalisis> = {}): PeticionAnalisis => ({
  ambito: null,
  enlace: `${host.origin}/${name}`,
  rama: 'main',
  token: null,
  limites: limitesDePrueba,
  conocidos: () => Promise.resolve(new Map()),
  alProgresar: () => undefined,
  signal: new AbortController().signal,
  ...more,
});

async function read(batches: AsyncIterable<readonly ArchivoAnalizado[]>) {
  const all: (readonly ArchivoAnalizado[])[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
}

const runnerProcesses = () => childrenOf(process.pid, program);

describe('a runner', () => {
  it('returns the files of a result in batches, in the order of their paths', async () => {
    const { lotes, total, rama, medidas } = await runner.analizar(request('sesenta.git'));
    const batches = await read(lotes);
    expect({ total, rama, files: medidas['files'] }).toEqual({ total: 60, rama: 'main', files: 60 });
    expect(batches.map(({ length }) => length)).toEqual([25, 25, 10]);
    const paths = batches.flat().map(({ ruta }) => ruta);
    expect(paths).toEqual(paths.toSorted());
    expect(batches.flat().find(({ ruta }) => ruta === 'src/m7.py')?.texto).toBe('x = 7\n');
  });

  it('reuses the parts of unchanged files', async () => {
    const { lotes } = await runner.analizar(request('sesenta.git'));
    const parts = new Map((await read(lotes)).flat().map(({ ruta, parte }) => [ruta, parte]));
    const asked: string[] = [];
    const again = await runner.analizar(
      request('sesenta.git', {
        conocidos: (blobs) => {
          asked.push(...blobs.map(({ ruta }) => ruta));
          return Promise.resolve(parts);
        },
      }),
    );
    expect(asked.toSorted()).toEqual([...parts.keys()].toSorted());
    expect((await read(again.lotes)).flat().map(({ parte }) => parte)).toEqual([...parts.values()]);
  });

  it('reports progress and the measures of the whole', async () => {
    const steps: string[] = [];
    const measured = vi.fn();
    const alProgresar: PeticionAnalisis['alProgresar'] = ({ fase }) => steps.push(fase);
    const { soltar } = await runner.analizar(request('sesenta.git', { alProgresar, alMedir: measured }));
    soltar();
    expect(steps[0]).toBe('conectando');
    expect(steps.at(-1)).toBe('analizando');
    expect(measured).toHaveBeenCalledExactlyOnceWith({ files: 60 });
  });

  it('refuses as the analysis does, with code and message', async () => {
    await expect(runner.analizar(request('no-existe.git'))).rejects.toMatchObject({
      name: 'DomainError',
      codigo: 'repositorio-inaccesible',
      kind: 'unavailable',
    });
    await expect(runner.punta(request('sesenta.git', { rama: 'otra' }))).rejects.toMatchObject({
      name: 'DomainError',
      codigo: 'rama-inexistente',
      kind: 'not-found',
    });
  });

  it('returns the commit of a branch', async () => {
    const head = execFileSync('git', ['-C', `${host.folder}/sesenta.git`, 'rev-parse', 'main']);
    expect(await runner.punta(request('sesenta.git'))).toEqual({
      rama: 'main',
      commit: head.toString().trim(),
    });
  });

  it('counts the changes of paths before a commit', async () => {
    const day = Math.floor(Date.now() / 1000) - 86_400;
    const commits = [1, 2, 3].map((n) => ({
      files: [{ path: 'a.py', content: `x = ${n}\n` }],
      seconds: day + n,
    }));
    const folder = makeHistory(host.folder, 'cambiado.git', commits);
    const head = execFileSync('git', ['-C', folder, 'rev-parse', 'main']).toString().trim();
    const { enlace, rama, token, signal } = request('cambiado.git');
    const asked = { enlace, rama, token, signal, limites: limitesDePrueba };
    const rutas = ['a.py', 'b.py'];
    expect(await runner.contarCambios({ ...asked, commit: head, rutas })).toMatchObject({
      cambios: [2, 0],
      commits: 2,
    });
    await expect(runner.contarCambios({ ...asked, commit: 'e'.repeat(40), rutas })).rejects.toMatchObject({
      codigo: 'historia-reescrita',
      kind: 'conflict',
    });
  });

  it('ends an aborted analysis and removes its clone', async () => {
    const control = new AbortController();
    const alProgresar: PeticionAnalisis['alProgresar'] = ({ fase, hechos }) => {
      if (fase === 'analizando' && hechos > 0) control.abort();
    };
    const work = runner.analizar(request('sin-fin.git', { signal: control.signal, alProgresar }));
    await expect(work).rejects.toMatchObject({ codigo: 'analisis-cancelado' });
    expect(host.leftovers()).toEqual([]);
  });

  it('rejects its open calls when it is killed, its workers end, and the next call starts another runner', async () => {
    const workers: number[] = [];
    const work = runner.analizar(
      request('sin-fin.git', {
        alProgresar: ({ fase, hechos }) => {
          if (fase !== 'analizando' || hechos === 0) return;
          for (const pid of runnerProcesses()) {
            workers.push(...childrenOf(pid, workerPrograms.stub));
            process.kill(pid, 'SIGKILL');
          }
        },
      }),
    );
    await expect(work).rejects.toBeInstanceOf(RunnerDied);
    expect(workers).not.toEqual([]);
    await eventually(() => {
      expect(workers.filter(isRunning)).toEqual([]);
    });
    const { lotes } = await runner.analizar(request('sesenta.git'));
    expect((await read(lotes)).flat()).toHaveLength(60);
    // The new runner has removed the clone of the dead one.
    await eventually(() => {
      expect(host.leftovers()).toEqual([]);
    });
  });

  it('rejects the next read when it dies while its result is read', async () => {
    const { lotes } = await runner.analizar(request('sesenta.git'));
    const reader = lotes[Symbol.asyncIterator]();
    await reader.next();
    for (const pid of runnerProcesses()) process.kill(pid, 'SIGKILL');
    await eventually(() => {
      expect(runnerProcesses()).toEqual([]);
    });
    await expect(reader.next()).rejects.toBeInstanceOf(RunnerDied);
  });

  it('ends when it is closed, and gets only paths of the environment', async () => {
    vi.stubEnv('SECRET_KEY', 'canario');
    await runner.punta(request('sesenta.git'));
    const [pid] = runnerProcesses();
    const environment = readFileSync(`/proc/${pid ?? 0}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('canario');
    runner.close();
    await eventually(() => {
      expect(runnerProcesses()).toEqual([]);
    });
    vi.unstubAllEnvs();
  });

  it('keeps the compiled code of the workers, though they are killed', async () => {
    vi.stubEnv('NODE_COMPILE_CACHE', undefined);
    const compileCache = join(host.folder, 'guardado');
    runner = create({ worker: workerPrograms.real, compileCache });
    await runner.analizar(request('sesenta.git'));
    // A file may be renamed between both readings.
    await eventually(() => {
      const kept = readdirSync(compileCache, { recursive: true, encoding: 'utf8' });
      const sizes = kept.map((file) => statSync(join(compileCache, file)).size);
      // The bundle's; that of the runner is smaller.
      expect(Math.max(...sizes)).toBeGreaterThan(5_000_000);
    });
    vi.unstubAllEnvs();
  });

  it('analyses where compiled code cannot be kept', async () => {
    vi.stubEnv('NODE_COMPILE_CACHE', undefined);
    runner = create({ compileCache: join(host.folder, 'sesenta.git/HEAD/compilado') });
    expect(await runner.analizar(request('sesenta.git'))).toMatchObject({ total: 60 });
    vi.unstubAllEnvs();
  });
});
