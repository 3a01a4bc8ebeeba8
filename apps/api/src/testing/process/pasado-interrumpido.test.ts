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
// Three starts of the whole product.
const paciencia = 300_000;

let carpeta: string;
let repositorios: RepositoriosRetenibles;
let server: ServerProcess;
beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-pasado-interrumpido-'));
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
const arrancar = async () => {
  server = await startServerProcess({
    SCAN_REPEAT_SECONDS: '1',
    DATA_DIR: join(carpeta, 'datos'),
    TMPDIR: join(carpeta, 'tmp'),
    SCAN_ALLOW_LOCAL: '1',
  });
  return clienteDe(server, 'estudiante');
};

const clones = (): string[] =>
  readdirSync(join(carpeta, 'tmp'), { recursive: true })
    .map(String)
    .filter((ruta) => /(?:clon|historia)-[^/]*$/.test(ruta));

test(
  'a server killed during a past retries it once, then gives it up; the analysis before it and its hotspots stay',
  async () => {
    const link = repositorios.crear('tienda.git', [{ path: 'a.py', content: 'x = 1\n' }]);
    repositorios.cambiar('tienda.git', [{ path: 'a.py', content: 'x = 2\n' }]);
    let ana = await arrancar();
    const id = await ana.crearProyecto(link);
    expect(await ana.iniciar(id)).toBe(202);
    await expect.poll(() => ana.situacion(id), pronto).toMatchObject({ estado: 'listo', progreso: null });
    await ana.puntosCalculados(id);
    const antes = await ana.situacion(id);

    repositorios.retener();
    expect(await ana.iniciarPasado(id)).toBe(202);
    for (const vez of [1, 2]) {
      await repositorios.retenidos(vez);
      expect(clones()).toHaveLength(1);
      await server.remove();
      if (vez === 1) ana = await arrancar();
    }

    repositorios.soltar();
    ana = await arrancar();
    const motivo = 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.';
    await expect
      .poll(() => ana.pasado(id), pronto)
      .toMatchObject({ estado: 'fallido', motivo, progreso: null, iniciable: true, pasado: null });
    await expect.poll(clones, pronto).toEqual([]);
    const { historia, commit, fecha } = await ana.situacion(id);
    expect({ historia, commit, fecha }).toEqual({
      historia: antes.historia,
      commit: antes.commit,
      fecha: antes.fecha,
    });

    expect(await ana.iniciarPasado(id)).toBe(202);
    await expect
      .poll(() => ana.pasado(id), pronto)
      .toMatchObject({ estado: 'listo', pasado: { puntos: [{}, {}] } });
    expect(clones()).toEqual([]);
  },
  paciencia,
);
