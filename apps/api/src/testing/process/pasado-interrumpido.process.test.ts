// seguridad: 34
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clienteDe } from './cliente.ts';
import { abrirServidorInterrumpible, type ServidorInterrumpible } from './servidor-interrumpible.ts';

let interrumpible: ServidorInterrumpible;
beforeAll(async () => {
  interrumpible = await abrirServidorInterrumpible();
});
afterAll(() => interrumpible.cerrar());

test('a server killed during a past retries it once, then gives it up; the analysis before it and its hotspots stay', async () => {
  const { repositorios, arrancar, clones } = interrumpible;
  const link = repositorios.crear('tienda.git', [{ path: 'a.py', content: 'x = 1\n' }]);
  repositorios.cambiar('tienda.git', [{ path: 'a.py', content: 'x = 2\n' }]);
  let server = await arrancar();
  let ana = await clienteDe(server, 'estudiante');
  const id = await ana.crearProyecto(link);
  expect(await ana.iniciar(id)).toBe(202);
  await eventually(async () => {
    expect(await ana.situacion(id)).toMatchObject({ estado: 'listo', progreso: null });
  });
  await ana.puntosCalculados(id);
  const antes = await ana.situacion(id);

  repositorios.retener();
  expect(await ana.iniciarPasado(id)).toBe(202);
  for (const vez of [1, 2]) {
    await repositorios.retenidos(vez);
    expect(clones()).toHaveLength(1);
    await server.remove();
    if (vez === 1) server = await arrancar();
  }

  repositorios.soltar();
  ana = await clienteDe(await arrancar(), 'estudiante');
  const motivo = 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.';
  await eventually(async () => {
    expect(await ana.pasado(id)).toMatchObject({
      estado: 'fallido',
      motivo,
      progreso: null,
      iniciable: true,
      pasado: null,
    });
    expect(clones()).toEqual([]);
  });
  const { historia, commit, fecha } = await ana.situacion(id);
  expect({ historia, commit, fecha }).toEqual({
    historia: antes.historia,
    commit: antes.commit,
    fecha: antes.fecha,
  });

  expect(await ana.iniciarPasado(id)).toBe(202);
  await eventually(async () => {
    expect(await ana.pasado(id)).toMatchObject({ estado: 'listo', pasado: { puntos: [{}, {}] } });
  });
  await eventually(() => {
    expect(clones()).toEqual([]);
  });
});
