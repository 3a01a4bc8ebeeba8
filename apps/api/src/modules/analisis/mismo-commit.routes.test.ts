import { DomainError } from '@mantenible/domain/error';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { AnalizadorFalso, archivoFalso } from '../../testing/analizador-falso.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
/** More files than the product copies in one batch from the earlier analysis. */
const archivos = Array.from({ length: 60 }, (_, i) => archivoFalso(`src/${String(i).padStart(2, '0')}.js`));
let app: TestApp;
let id: string;
let clave: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.peticiones.length = 0;
  falso.archivos = archivos;
  falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 1' });
  ({ _id: id, clave } = await crearProyecto(app, 'ana', 'Tienda'));
  await analizar(app, id);
});

const leer = async (url: string) => (await app.call({ as: 'ana', method: 'GET', url })).body;
const todo = () =>
  Promise.all(
    ['measures?component', 'measures/component_tree?component', 'issues?projectKey'].map((llamada) =>
      leer(`/sonarqube/${llamada}=${clave}`),
    ),
  );

it('a branch without new commits gives the same result in its own row, without analysing a file', async () => {
  const antes = await todo();
  const { historia, ...situacion } = await analizar(app, id);
  expect(situacion).toMatchObject({ estado: 'listo', commit: 'commit 1', rama: 'main' });
  expect(historia).toHaveLength(2);
  expect(historia[0]?.grado).toBe(historia[1]?.grado);
  expect(falso.peticiones).toHaveLength(1);
  expect(await todo()).toEqual(antes);
  for (const { ruta, texto } of archivos)
    expect(await leer(`/sonarqube/sonar-file?key=${clave}:${ruta}`)).toBe(texto);
  expect(await app.db.selectFrom('analisis_archivos').select('ruta').execute()).toHaveLength(60);
});

it('each repeated result is copied from the one before', async () => {
  await analizar(app, id);
  await analizar(app, id);
  expect(falso.peticiones).toHaveLength(1);
  expect(await leer(`/sonarqube/sonar-file?key=${clave}:src/59.js`)).toBe('texto de src/59.js');
});

it('a repeated result counts its findings by rule, also where the one before was stored without', async () => {
  falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
  await analizar(app, id);
  await app.db.updateTable('analisis').set({ reglas: null }).execute();
  await analizar(app, id);
  expect(falso.peticiones).toHaveLength(2);
  const filas = await app.db
    .selectFrom('analisis')
    .select('reglas')
    .where('reglas', 'is not', null)
    .execute();
  expect(filas).toEqual([{ reglas: { 'javascript:S1128': 60 } }]);
});

it('a branch with a new commit is analysed', async () => {
  falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
  expect(await analizar(app, id)).toMatchObject({ estado: 'listo', commit: 'commit 2' });
  expect(falso.peticiones).toHaveLength(2);
});

it('a file that could not be analysed is analysed again', async () => {
  falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
  falso.archivos = [...archivos, { ...archivoFalso('roto.js'), analizable: false }];
  await analizar(app, id);
  await analizar(app, id);
  expect(falso.peticiones).toHaveLength(3);
});

it('a change of version, limits or link gives a new result', async () => {
  await app.db.updateTable('analisis').set({ huella: 'de otra versión' }).execute();
  await analizar(app, id);
  expect(falso.peticiones).toHaveLength(2);
  falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
  await app.db.updateTable('proyectos').set({ link: 'https://github.com/ana/otro' }).execute();
  await analizar(app, id);
  expect(falso.peticiones).toHaveLength(3);
});

it('a host that refuses access is reported, and the earlier result stays', async () => {
  const antes = await todo();
  falso.punta = () =>
    Promise.reject(new DomainError('forbidden', 'acceso-denegado', 'El repositorio rechazó el token.'));
  expect(await analizar(app, id)).toMatchObject({
    estado: 'fallido',
    motivo: 'El repositorio rechazó el token.',
    commit: 'commit 1',
  });
  expect(await todo()).toEqual(antes);
});
