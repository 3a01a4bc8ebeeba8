// seguridad: 33
import { readdirSync, readFileSync } from 'node:fs';

import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clienteDe } from './cliente.ts';
import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

let repositorios: RepositoriosRetenibles;
let server: ServerProcess;
beforeAll(async () => {
  repositorios = await abrirRepositorios();
  server = await startServerProcess({ SCAN_ALLOW_LOCAL: '1' });
});
afterAll(async () => {
  await server.remove();
  await repositorios.cerrar();
});

const leer = (pid: string, que: 'status' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${que}`, 'utf8');
  } catch {
    return '';
  }
};
const padre = (pid: string): string =>
  /^PPid:\s+(?<id>\d+)/mu.exec(leer(pid, 'status'))?.groups?.['id'] ?? '';
/** Whether a process descends from the server. */
const desciende = (pid: string): boolean =>
  pid === String(server.pid) || (Number(pid) > 1 && desciende(padre(pid)));
/** The server's analysis workers. */
const hijos = (): string[] =>
  readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && leer(pid, 'cmdline').includes('dist/worker.cjs') && desciende(pid),
  );

test('workers start when a person opens a project, run its analysis, and end with the server', async () => {
  const link = repositorios.crear('tienda.git', [{ path: 'a.js', content: 'var x = 1;\n' }]);
  const ana = await clienteDe(server, 'estudiante');
  const id = await ana.crearProyecto(link);
  expect(hijos()).toEqual([]);
  await ana.situacion(id);
  await eventually(() => {
    expect(hijos()).toHaveLength(2);
  });
  const primeros = hijos();
  await ana.situacion(id);
  expect(hijos()).toEqual(primeros);

  expect(await ana.iniciar(id)).toBe(202);
  const fin = await (await ana.flujo(id)).hasta(({ progreso }) => progreso === null);
  expect(fin).toMatchObject({ estado: 'listo', motivo: null });
  // The workers of the analysis have ended, and new ones wait.
  await eventually(() => {
    expect(hijos()).toHaveLength(2);
    expect(hijos().filter((pid) => primeros.includes(pid))).toEqual([]);
  });

  const ultimos = hijos();
  expect(await server.ended('SIGTERM')).toBe(0);
  await eventually(() => {
    expect(ultimos.filter((pid) => leer(pid, 'cmdline') !== '')).toEqual([]);
  });
});
