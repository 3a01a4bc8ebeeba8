// seguridad: 28, 29, 30, 31
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Listening } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { clienteDe, type Cliente } from './cliente.ts';
import { escribirArboles } from './hostiles/arboles.ts';
import { abrirHostHostil } from './hostiles/host-hostil.ts';
import { memoriaDe, reiniciarMaximo, tomarPulso } from './hostiles/vigilancia.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Timeout: 20,000 files take half a minute on an idle machine. */
const paciencia = 300_000;

/** Megabytes that the server may use beyond its use at rest. */
const margen = 100;
/** Resident megabytes of one process of git, of the runner, and of one worker. */
const maximos = { git: 256, runner: 512, node: 512 } as const;
/** Milliseconds of /salud at p99, without waits for a processor that other programs had. */
const demora = 50;
const bastantes = 300;

let root: string;
let host: Listening;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mantenible-hostiles-'));
  escribirArboles(root);
  host = await abrirHostHostil(root);
});
afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true, force: true });
});

/** A server at rest after ordinary analyses. */
interface EnReposo {
  readonly server: ServerProcess;
  readonly ana: Cliente;
}

async function analizar(ana: Cliente, nombre: string) {
  const id = await ana.crearProyecto(`${host.origin}/${nombre}`);
  expect(await ana.iniciar(id)).toBe(202);
  return (await ana.flujo(id)).hasta(({ progreso }) => progreso === null);
}

async function arrancar(segundos: number, ordinarios: readonly string[]): Promise<EnReposo> {
  const server = await startServerProcess({
    SCAN_ALLOW_LOCAL: '1',
    SCAN_PER_HOUR: '100',
    SCAN_SECONDS: String(segundos),
    SCAN_PACK_MB: '60',
  });
  const ana = await clienteDe(server, 'estudiante');
  for (const nombre of ordinarios)
    expect(await analizar(ana, nombre)).toMatchObject({ estado: 'listo', motivo: null });
  return { server, ana };
}

/** Outcome of the analysis of a hostile repository; checks the server's memory and health meanwhile. */
async function resistir({ server, ana }: EnReposo, nombre: string) {
  const pulso = await tomarPulso(server);
  reiniciarMaximo(server);
  const { ahora } = memoriaDe(server);
  let analisis: Awaited<ReturnType<typeof analizar>>;
  do analisis = await analizar(ana, nombre);
  while (pulso.respuestas() < bastantes);
  const crecido = memoriaDe(server).maximo - ahora;
  const { malos, p99, programas } = await pulso.parar();
  const cifras = { crecido, p99, ...Object.fromEntries(programas) };
  const escritas = Object.entries(cifras).map(([nombre, cifra]) => `${nombre} ${cifra.toFixed(0)}`);
  console.log(`${nombre}: ${escritas.join(', ')} (MB, ms; ${pulso.respuestas()} answers)`);
  expect(malos).toEqual([]);
  expect(crecido).toBeLessThan(margen);
  expect(p99).toBeLessThan(demora);
  for (const [programa, maximo] of Object.entries(maximos))
    expect(programas.get(programa) ?? 0).toBeLessThan(maximo);
  const { estado, motivo } = analisis;
  return { estado, motivo };
}

describe('a hostile tree', () => {
  let reposo: EnReposo;
  beforeAll(async () => {
    // The heap keeps the size that 3,000 ordinary files gave it: without them, the garbage collector's delay counts as
    // memory that a hostile repository takes.
    reposo = await arrancar(300, ['ordinario.git', 'mediano.git']);
  }, paciencia);
  afterAll(() => reposo.server.remove());

  const rutas =
    'Las rutas de los archivos del repositorio son demasiado largas: entre todas se admiten 16\u00a0MB.';

  it.each(['nombre-de-un-mega.git', 'hondo.git', 'rutas-de-3-kb.git'])(
    '%s ends at the bytes of its paths',
    async (nombre) => {
      expect(await resistir(reposo, nombre)).toEqual({ estado: 'fallido', motivo: rutas });
    },
  );

  it.each(['bucle.git', 'una-linea.git'])('%s is analysed', async (nombre) => {
    expect(await resistir(reposo, nombre)).toEqual({ estado: 'listo', motivo: null });
  });

  it('whose host sends progress messages is analysed without errors', async () => {
    expect(await resistir(reposo, 'palabras.git')).toEqual({ estado: 'listo', motivo: null });
    expect(reposo.server.output()).not.toContain('something failed');
  });

  it('with an endless pack ends at the size limit', async () => {
    expect(await resistir(reposo, 'paquete-sin-fin.git')).toEqual({
      estado: 'fallido',
      motivo: 'El repositorio es demasiado grande: se admiten 60\u00a0MB.',
    });
  });

  // Last: the embedded database stores their results in the same process.
  it.each(['una-carpeta.git', 'carpetas.git'])(
    '%s is analysed and stored, file by file',
    async (nombre) => {
      expect(await resistir(reposo, nombre)).toEqual({ estado: 'listo', motivo: null });
    },
    paciencia,
  );
});

describe('a slow host', () => {
  let reposo: EnReposo;
  beforeAll(async () => {
    reposo = await arrancar(5, ['ordinario.git']);
  }, paciencia);
  afterAll(() => reposo.server.remove());

  it.each(['ceros.git', 'ramas-sin-fin.git', 'ramas-a-gotas.git', 'paquete-a-gotas.git'])(
    '%s ends at the deadline of the analysis',
    async (nombre) => {
      expect(await resistir(reposo, nombre)).toEqual({
        estado: 'fallido',
        motivo: 'El análisis superó el tiempo máximo (5 segundos) y se detuvo.',
      });
    },
  );
});
