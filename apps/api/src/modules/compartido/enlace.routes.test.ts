// seguridad: read-only-links
import { enlaces } from '@mantenible/contracts/enlace';
import { maximoEnlaces } from '@mantenible/domain/enlace';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { idOf } from '../../testing/catalogo-builder.ts';
import { enlacesDe } from '../../testing/enlaces.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createPropietarioDe } from '../proyecto/propietario.repository.ts';
import { crearEnlace } from './administrar-enlaces.ts';
import { createEnlaceRepository } from './enlace.repository.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let reloj: Date;
let app: TestApp;
let proyectoId: string;
let pruebaId: string;
const e = enlacesDe(
  () => app,
  () => proyectoId,
);
const deMejora = { clase: 'plan', dias: 30 } as const;

beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => reloj } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  reloj = new Date('2026-05-04T10:00:00Z');
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
  pruebaId = idOf(await guardarPrueba(app, pruebaDeMetrica(proyectoId)));
});
const leidos = async () => enlaces.parse((await e.listar()).body).enlaces;

describe('the links of a project', () => {
  it('are made with a key of 128 bits, listed without it, and revoked', async () => {
    const { enlace, clave } = await e.creado({ clase: 'informe', prueba: pruebaId, dias: 30 });
    expect(Buffer.from(clave, 'base64url')).toHaveLength(16);
    expect(enlace).toMatchObject({
      titulo: 'Primera prueba',
      expira: '2026-06-03T10:00:00.000Z',
      vigente: true,
    });
    const lista = await e.listar();
    expect(lista.body).toEqual({ activos: true, enlaces: [enlace] });
    expect(JSON.stringify(lista)).not.toContain(clave);
    expect((await e.retirar(enlace._id)).status).toBe(204);
    expect(await e.retirar(enlace._id)).toMatchObject({ status: 404 });
    expect(await leidos()).toEqual([]);
    const otra = await e.creado(deMejora);
    expect(otra.clave).not.toBe(clave);
  });

  it('answer their creation uncompressed and keep no copy of it for a repeat', async () => {
    const pedir = () =>
      app.call({
        as: 'ana',
        method: 'POST',
        url: `/enlaces/${proyectoId}`,
        body: deMejora,
        headers: { 'idempotency-key': '0198a3c0-0000-4000-8000-00000000000b', 'accept-encoding': 'br' },
      });
    const [una, otra] = [await pedir(), await pedir()];
    expect(una.headers).not.toHaveProperty('content-encoding');
    expect(JSON.stringify(otra.body)).not.toBe(JSON.stringify(una.body));
    expect(await app.db.selectFrom('idempotencia').selectAll().execute()).toEqual([]);
  });

  it.each([0, 366, 1.5, -1, '30', null])('are not made for %j days', async (dias) => {
    expect((await e.crear({ clase: 'plan', dias })).status).toBe(400);
    expect(await leidos()).toEqual([]);
  });

  it('end on their day, and the next one that is made removes them', async () => {
    await e.creado({ clase: 'plan', dias: 1 });
    reloj = new Date('2026-05-05T10:00:00Z');
    expect((await leidos()).map(({ vigente }) => vigente)).toEqual([false]);
    await e.creado({ clase: 'plan', dias: 365 });
    expect((await leidos()).map(({ vigente, expira }) => [vigente, expira])).toEqual([
      [true, '2027-05-05T10:00:00.000Z'],
    ]);
  });

  it('have a greatest number, also when they are made at once', async () => {
    const dados = await Promise.all(Array.from({ length: maximoEnlaces + 5 }, () => e.crear(deMejora)));
    expect(dados.filter(({ status }) => status === 201)).toHaveLength(maximoEnlaces);
    expect(await e.crear(deMejora)).toMatchObject({ status: 409, body: { codigo: 'enlaces-completos' } });
    expect(await leidos()).toHaveLength(maximoEnlaces);
  });
});

describe('making a link', () => {
  const pedido = { clase: 'plan', objetoId: null, otroId: null, conCodigo: false, dias: 1 } as const;

  it('reads in the turns of its owner, never behind those who open links', async () => {
    const grupos: string[] = [];
    const leerContenido = (_vista: unknown, grupo: string) => {
      grupos.push(grupo);
      return Promise.reject(new Error('read'));
    };
    const deps = {
      enlaces: createEnlaceRepository(app.db, () => reloj),
      propietarioDe: createPropietarioDe(app.db),
      leerContenido,
      activos: true,
      nuevoId: () => uid(1),
      now: () => reloj,
    };
    const ana = { sub: 'sub-ana', nombre: 'Ana', roles: ['estudiante'] } as const;
    await expect(crearEnlace(deps, ana, proyectoId, pedido)).rejects.toThrow('read');
    expect(grupos).toEqual(['sub-ana']);
  });

  it('of a project that was deleted meanwhile has another result than one with all its links', async () => {
    const enlace = { ...pedido, _id: uid(1), titulo: '', creado: reloj.toISOString(), expira: '2027-01-01' };
    const de = { quien: { sub: 'sub-ana', nombre: 'Ana' }, now: reloj };
    const agregar = (proyecto: string, maximo: number) =>
      createEnlaceRepository(app.db, () => reloj).agregar({ ...enlace, proyectoId: proyecto }, 'hash', {
        ...de,
        maximo,
      });
    expect([await agregar(uid(99), 1), await agregar(proyectoId, 0), await agregar(proyectoId, 1)]).toEqual([
      'no-encontrado',
      'completo',
      'creado',
    ]);
  });
});

describe('another person', () => {
  it('neither lists, makes nor revokes them, an admin included', async () => {
    const { enlace } = await e.creado(deMejora);
    expect([
      (await e.listar('beto')).status,
      (await e.crear(deMejora, 'beto')).status,
      (await e.retirar(enlace._id, 'beto')).status,
    ]).toEqual([404, 404, 404]);
    expect([
      (await e.listar('admin')).status,
      (await e.crear(deMejora, 'admin')).status,
      (await e.retirar(enlace._id, 'admin')).status,
    ]).toEqual([403, 403, 403]);
    expect(await leidos()).toHaveLength(1);
  });

  it('cannot share what is not theirs by a project of their own', async () => {
    const suyo = (await crearProyecto(app, 'beto', 'Otro'))._id;
    const { enlace } = await e.creado(deMejora);
    const pedir = (body: object) => e.crear(body, 'beto', suyo);
    expect((await pedir({ clase: 'informe', prueba: pruebaId, dias: 1 })).status).toBe(404);
    const par = { antes: pruebaId, despues: uid(99) };
    expect((await pedir({ clase: 'comparacion-pruebas', ...par, dias: 1 })).status).toBe(404);
    expect((await pedir({ clase: 'comparacion-analisis', ...par, dias: 1 })).status).toBe(404);
    expect((await e.retirar(enlace._id, 'beto', suyo)).status).toBe(404);
    expect(await leidos()).toHaveLength(1);
  });
});

describe('the ids of a link', () => {
  it('are those of its own project and kind', async () => {
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    const ajena = idOf(await guardarPrueba(app, pruebaDeMetrica(otro)));
    for (const [body, status] of [
      [{ clase: 'informe', prueba: ajena, dias: 1 }, 404],
      [{ clase: 'comparacion-pruebas', antes: pruebaId, despues: ajena, dias: 1 }, 404],
      [{ clase: 'comparacion-analisis', antes: pruebaId, despues: ajena, dias: 1 }, 404],
      [{ clase: 'comparacion-pruebas', antes: pruebaId, despues: pruebaId, dias: 1 }, 400],
      [{ clase: 'informe', dias: 1 }, 400],
      [{ clase: 'token', dias: 1 }, 400],
      [{ clase: 'analisis', dias: 1 }, 404],
    ] as const)
      expect([body.clase, (await e.crear(body)).status]).toEqual([body.clase, status]);
    expect(await leidos()).toEqual([]);
  });
});
