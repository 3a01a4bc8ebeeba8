// seguridad: 34
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyMigratedFolder } from '@mantenible/db/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clienteDe } from './cliente.ts';
import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Timeout on a busy machine. */
const pronto = { timeout: 60_000 };

let carpeta: string;
let repositorios: RepositoriosRetenibles;
let server: ServerProcess;
beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-interrumpido-'));
  mkdirSync(join(carpeta, 'tmp'));
  await copyMigratedFolder(join(carpeta, 'datos'));
  repositorios = await abrirRepositorios();
});
afterAll(async () => {
  await server.remove();
  await repositorios.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

/** The server over the same data and the same temporary folder, each time. */
const arrancar = async (segundos = '1'): Promise<void> => {
  server = await startServerProcess({
    SCAN_REPEAT_SECONDS: segundos,
    DATA_DIR: join(carpeta, 'datos'),
    TMPDIR: join(carpeta, 'tmp'),
    SCAN_ALLOW_LOCAL: '1',
  });
};

/** Clones on the disk. */
const clones = (): string[] =>
  readdirSync(join(carpeta, 'tmp'), { recursive: true })
    .map(String)
    .filter((ruta) => /clon-[^/]*$/.test(ruta));

// Three starts of the whole product.
const paciencia = 300_000;

test(
  'a server killed during an analysis retries it once, then gives it up, and leaves no clone (requisito: clones-removed)',
  async () => {
    const link = repositorios.crear('tienda.git', [{ path: 'a.py', content: 'x = 1\n' }]);
    repositorios.retener();
    await arrancar();
    let ana = await clienteDe(server, 'estudiante');
    const id = await ana.crearProyecto(link);
    expect(await ana.iniciar(id)).toBe(202);
    await repositorios.retenidos(1);
    const [primero] = clones();
    expect(primero).toBeDefined();
    await server.remove();
    expect(clones()).toEqual([primero]);

    await arrancar();
    await repositorios.retenidos(2);
    expect(clones()).toEqual([expect.not.stringMatching(primero ?? '')]);
    ana = await clienteDe(server, 'estudiante');
    expect(await ana.situacion(id)).toMatchObject({ estado: 'en-curso', motivo: null });
    await server.remove();

    repositorios.soltar();
    await arrancar();
    ana = await clienteDe(server, 'estudiante');
    const dado = {
      estado: 'fallido',
      motivo: 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.',
    };
    await expect
      .poll(() => ana.situacion(id), pronto)
      .toMatchObject({ ...dado, iniciable: true, progreso: null, historia: [dado] });
    await expect.poll(clones, pronto).toEqual([]);
    expect(repositorios.comienzos('tienda.git')).toBe(2);

    expect(await ana.iniciar(id)).toBe(202);
    const fin = await (await ana.flujo(id)).hasta(({ progreso }) => progreso === null);
    expect(fin).toMatchObject({ estado: 'listo', motivo: null });
    await ana.puntosCalculados(id);
    expect(clones()).toEqual([]);
  },
  paciencia,
);

test(
  'a server killed during an analysis starts and serves requests before it retries that one',
  async () => {
    const link = repositorios.crear('pesada.git', [{ path: 'a.py', content: 'x = 1\n' }]);
    const otro = repositorios.crear('otra.git', [{ path: 'a.py', content: 'x = 1\n' }]);
    await server.remove();
    await arrancar('3600');
    const antes = repositorios.comienzos('pesada.git');
    repositorios.retener();
    const ana = await clienteDe(server, 'estudiante');
    const id = await ana.crearProyecto(link);
    expect(await ana.iniciar(id)).toBe(202);
    await repositorios.retenidos(3);
    await server.remove();
    repositorios.soltar();

    await arrancar('3600');
    const admin = await clienteDe(server, 'admin');
    const suyo = await admin.crearProyecto(otro);
    expect(await admin.iniciar(suyo)).toBe(202);
    const fin = await (await admin.flujo(suyo)).hasta(({ progreso }) => progreso === null);
    expect(fin).toMatchObject({ estado: 'listo', motivo: null });
    const pesada = await (await clienteDe(server, 'estudiante')).situacion(id);
    expect(pesada).toMatchObject({ estado: 'en-curso', progreso: { fase: 'en-cola' }, delante: null });
    expect(repositorios.comienzos('pesada.git') - antes).toBe(1);

    // A stop returns running analyses to the queue without a delay; only a death adds one.
    expect(await server.ended('SIGTERM')).toBe(0);
  },
  paciencia,
);
