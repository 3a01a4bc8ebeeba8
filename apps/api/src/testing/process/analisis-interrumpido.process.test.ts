// seguridad: 34
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clienteDe } from './cliente.ts';
import type { ServerProcess } from './server-process.ts';
import { abrirServidorInterrumpible, type ServidorInterrumpible } from './servidor-interrumpible.ts';

let interrumpible: ServidorInterrumpible;
let server: ServerProcess;
beforeAll(async () => {
  interrumpible = await abrirServidorInterrumpible();
});
afterAll(() => interrumpible.cerrar());

test('a server killed during an analysis retries it once, then gives it up, and leaves no clone (requisito: clones-removed)', async () => {
  const { repositorios, arrancar, clones } = interrumpible;
  const link = repositorios.crear('tienda.git', [{ path: 'a.py', content: 'x = 1\n' }]);
  repositorios.retener();
  server = await arrancar();
  let ana = await clienteDe(server, 'estudiante');
  const id = await ana.crearProyecto(link);
  expect(await ana.iniciar(id)).toBe(202);
  await repositorios.retenidos(1);
  const [primero] = clones();
  expect(primero).toBeDefined();
  await server.remove();
  expect(clones()).toEqual([primero]);

  server = await arrancar();
  await repositorios.retenidos(2);
  expect(clones()).toEqual([expect.not.stringMatching(primero ?? '')]);
  ana = await clienteDe(server, 'estudiante');
  expect(await ana.situacion(id)).toMatchObject({ estado: 'en-curso', motivo: null });
  await server.remove();

  repositorios.soltar();
  server = await arrancar();
  ana = await clienteDe(server, 'estudiante');
  const dado = {
    estado: 'fallido',
    motivo: 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.',
  };
  await eventually(async () => {
    expect(await ana.situacion(id)).toMatchObject({
      ...dado,
      iniciable: true,
      progreso: null,
      historia: [dado],
    });
    expect(clones()).toEqual([]);
  });
  expect(repositorios.comienzos('tienda.git')).toBe(2);

  expect(await ana.iniciar(id)).toBe(202);
  const fin = await (await ana.flujo(id)).hasta(({ progreso }) => progreso === null);
  expect(fin).toMatchObject({ estado: 'listo', motivo: null });
  await ana.puntosCalculados(id);
  await eventually(() => {
    expect(clones()).toEqual([]);
  });
});

test('a server killed during an analysis starts and serves requests before it retries that one', async () => {
  const { repositorios, arrancar } = interrumpible;
  const link = repositorios.crear('pesada.git', [{ path: 'a.py', content: 'x = 1\n' }]);
  const otro = repositorios.crear('otra.git', [{ path: 'a.py', content: 'x = 1\n' }]);
  await server.remove();
  server = await arrancar('3600');
  const antes = repositorios.comienzos('pesada.git');
  repositorios.retener();
  const ana = await clienteDe(server, 'estudiante');
  const id = await ana.crearProyecto(link);
  expect(await ana.iniciar(id)).toBe(202);
  await repositorios.retenidos(3);
  await server.remove();
  repositorios.soltar();

  server = await arrancar('3600');
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
});
