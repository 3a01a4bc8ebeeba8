import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
const antes = 'https://github.com/usuario/repositorio';
const despues = 'https://gitlab.com/usuario/otro';
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.peticiones.length = 0;
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda'));
});

const cambiar = (body: object) => app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${id}`, body });

describe('a project whose link changes', () => {
  it('is analysed with link, branch and token of the same version', async () => {
    const iniciado = await app.call({ as: 'ana', method: 'POST', url: `/analisis/${id}` });
    expect(iniciado.status).toBe(202);
    await cambiar({ link: despues, branch: 'nueva', githubtoken: 'glpat-1' });
    await app.jobs?.start();
    await seguir(app, id);
    expect(falso.peticiones).toMatchObject([{ enlace: despues, rama: 'nueva', token: 'glpat-1' }]);
    expect(await leerSituacion(app, id)).toMatchObject({ enlace: despues, historia: [{ enlace: despues }] });
  });

  it('shows its results with the link that they were computed from', async () => {
    await analizar(app, id);
    await cambiar({ link: despues, branch: 'main', githubtoken: 'glpat-1' });
    expect(await leerSituacion(app, id)).toMatchObject({ enlace: antes, historia: [{ enlace: antes }] });
    await analizar(app, id);
    expect(await leerSituacion(app, id)).toMatchObject({
      enlace: despues,
      historia: [{ enlace: despues }, { enlace: antes }],
    });
  });
});
