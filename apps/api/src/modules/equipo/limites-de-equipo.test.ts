// seguridad: 12
import { enlaceCreado } from '@mantenible/contracts/equipo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idOf } from '../../testing/catalogo-builder.ts';
import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, testTokens, type Person } from '../../testing/tokens.ts';

const momento = Date.UTC(2026, 2, 1);
let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await createTestApp({ env: { QUOTA_PROJECTS: '3' }, parts: { now: () => new Date(momento) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  id = (await crearProyecto(app, 'ana', 'Tienda'))._id;
});

const llamar = (as: Person, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  app.call({ as, method, url, ...(body && { body }) });
const crearEnlace = async () =>
  enlaceCreado.parse((await llamar('ana', 'POST', `/equipos/${id}/enlace`)).body);
const aceptar = (as: Person, clave: string) => llamar(as, 'POST', '/invitaciones/enlace/aceptar', { clave });
const traspasar = (cual: string) =>
  llamar('ana', 'PUT', `/equipos/${cual}/propietario`, { miembro: people.beto.sub });
/** Code of a refusal; '' of what was done. */
const codigoDe = ({ body }: { readonly body: unknown }) =>
  z.catch(z.object({ codigo: z.string() }), { codigo: '' }).parse(body).codigo;

describe('the fifty-first team of a person', () => {
  it('is refused by link, by invitation and by a hand-over', async () => {
    const { clave } = await crearEnlace();
    const invitacion = idOf(await llamar('ana', 'POST', `/equipos/${id}/invitaciones`, { usuario: 'beto' }));
    const lleno = async (as: Person) => {
      const de = people[as].sub;
      for (let n = 0; n < 50; n += 1) {
        const proyecto_id = uid(4000 + n);
        const suyo = {
          id: proyecto_id,
          nombre: `De ${de}`,
          clave: `${as}-${String(n)}`,
          id_persona: `${de} ${String(n)}`,
        };
        await app.db
          .insertInto('proyectos')
          .values({
            ...suyo,
            link: '',
            branch: '',
            token_cifrado: '',
            token_clave: '',
            version: 1,
            creado: new Date(momento),
          })
          .onConflict((oc) => oc.doNothing())
          .execute();
        await app.db
          .insertInto('miembros')
          .values({ proyecto_id, sub: de, ingreso: new Date(momento) })
          .execute();
      }
    };
    await lleno('beto');
    expect(codigoDe(await aceptar('beto', clave))).toBe('en-muchos-equipos');
    const token = await (await testTokens()).sign('beto', { preferred_username: 'beto' });
    const headers = { authorization: `Bearer ${token}` };
    const url = `/invitaciones/${invitacion}/aceptar`;
    expect(codigoDe(await app.call({ as: null, method: 'POST', url, headers }))).toBe('en-muchos-equipos');
    expect(await app.db.selectFrom('equipo_invitaciones').select('usuario').execute()).toHaveLength(1);
    await app.db.deleteFrom('miembros').where('proyecto_id', '=', uid(4000)).execute();
    expect((await aceptar('beto', clave)).status).toBe(200);
    await lleno('ana');
    expect(codigoDe(await traspasar(id))).toBe('en-muchos-equipos');
    expect((await llamar('ana', 'GET', `/equipos/${id}`)).body).toMatchObject({ papel: 'propietario' });
  });
});

it('the hand-over of several projects at one moment gives the member as many as are allowed', async () => {
  const otros = [(await crearProyecto(app, 'ana', 'Dos'))._id, (await crearProyecto(app, 'ana', 'Tres'))._id];
  for (const nombre of ['Uno', 'Otro']) await crearProyecto(app, 'beto', nombre);
  for (const uno of [id, ...otros]) await sembrarMiembro(app, uno, 'beto');
  const salidas = (await Promise.all([id, ...otros].map(traspasar))).map(codigoDe);
  expect(salidas.toSorted()).toEqual(['', 'sin-cupo-de-proyectos', 'sin-cupo-de-proyectos']);
});
