import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { dePersona } from '@mantenible/domain/acceso';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import type { ProyectoRepository } from './proyecto.port.ts';
import { createProyectoRepository } from './proyecto.repository.ts';
import { createReservaRepository } from './reserva.repository.ts';

let t: TestDatabase;
let proyectos: ProyectoRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  proyectos = createProyectoRepository(t.db, true);
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const tabla of ['proyectos', 'reservas_clave', 'auditoria', 'personas'] as const)
    await t.db.deleteFrom(tabla).execute();
});

const quien = { sub: 'sub-ana', nombre: 'Ana' };
const por = (n: number) => ({ quien, now: minuto(n) });
const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
const token = { cifrado: 'cifrado', clave: 'k1' };
const datos = (n: number, cambios: { readonly nombre?: string; readonly idPersona?: string } = {}) => ({
  _id: uid(n),
  nombre: `Proyecto ${n}`,
  link: `https://github.com/ana/p${n}`,
  branch: 'main',
  idPersona: 'sub-ana',
  ...cambios,
});
const reservar = (clave: string, nombre: string, idPersona = 'sub-ana', n = 0) =>
  createReservaRepository(t.db).reservar({ clave, idPersona, nombre }, minuto(n), minuto(n - 1440));
/** Entries of deletions. */
const borrados = () => t.db.selectFrom('auditoria').where('accion', '=', 'proyecto-borrado');
/** Project `n`, created in minute `n` under the key `p{n}`. */
async function crear(n: number, cambios: Parameters<typeof datos>[1] = {}) {
  const nuevo = datos(n, cambios);
  await reservar(`p${n}`, nuevo.nombre, nuevo.idPersona);
  return proyectos.crear(nuevo, token, por(n));
}
const autor = { sub: 'sub-ana', nombre: 'Ana' };

describe('creating', () => {
  it('saves the project under the key that its owner holds for the name', async () => {
    await reservar('otra', 'Otra');
    expect(await crear(1)).toEqual({ ...datos(1), clave: 'p1' });
    expect(await proyectos.buscar(uid(1))).toEqual({
      proyecto: { ...datos(1), clave: 'p1' },
      pertenencia: dePersona('sub-ana'),
      servicio: null,
      version: 1,
      token,
    });
  });

  it.each([
    ['no key is held', 'sub-beto', 'Proyecto 1'],
    ['the key is that of another name', 'sub-ana', 'Proyecto 2'],
    ['the name differs by a letter’s case', 'sub-ana', 'proyecto 1'],
  ])('is refused where %s', async (_que, idPersona, nombre) => {
    await reservar('p1', 'Proyecto 1');
    expect(await proyectos.crear(datos(1, { idPersona, nombre }), token, por(1))).toBe('sin-reserva');
    expect(await proyectos.buscar(uid(1))).toBeNull();
  });

  it('is refused a second time, and of parallel requests one is saved', async () => {
    await reservar('p1', 'Proyecto 1');
    const salidas = await Promise.all(
      [1, 2, 3].map((n) => proyectos.crear(datos(n, { nombre: 'Proyecto 1' }), token, por(n))),
    );
    expect(salidas.filter((salida) => salida === 'repetido')).toHaveLength(2);
    expect(await proyectos.listar('sub-ana', false)).toHaveLength(1);
  });
});

describe('finding', () => {
  it('is exact in key, owner and name, and gives the service of the key', async () => {
    await crear(1);
    await t.db.updateTable('reservas_clave').set({ servicio: 'sonar' }).execute();
    const pertenencia = dePersona('sub-ana');
    const hallado = { proyecto: { ...datos(1), clave: 'p1' }, pertenencia, servicio: 'sonar' };
    expect(await proyectos.buscarPorClave('p1')).toEqual(hallado);
    expect(await proyectos.buscarPorNombre('sub-ana', 'Proyecto 1')).toEqual(hallado);
    expect(await proyectos.buscarPorClave('P1')).toBeNull();
    expect(await proyectos.buscarPorClave('p%')).toBeNull();
    expect(await proyectos.buscarPorNombre('sub-beto', 'Proyecto 1')).toBeNull();
    expect(await proyectos.buscar(uid(2))).toBeNull();
  });

  it('works for a project whose reservation was lost, which then has no service', async () => {
    await crear(1);
    await t.db.deleteFrom('reservas_clave').execute();
    expect(await proyectos.buscarPorClave('p1')).toMatchObject({ servicio: null });
    expect(await proyectos.buscar(uid(1))).toMatchObject({ servicio: null, version: 1 });
  });
});

describe('changing', () => {
  const cambio = { _id: uid(1), link: 'https://gitlab.com/x/y', branch: 'develop' };

  it('replaces link and branch, and the token only where one is given', async () => {
    await crear(1);
    await crear(2);
    expect(await proyectos.cambiar({ ...cambio, token: null }, null, por(9))).toBe(2);
    expect(await proyectos.buscar(uid(1))).toMatchObject({
      proyecto: { ...datos(1), link: cambio.link, branch: 'develop', clave: 'p1' },
      version: 2,
      token,
    });
    const otro = { cifrado: 'otro', clave: 'k2' };
    expect(await proyectos.cambiar({ ...cambio, token: otro }, 2, por(9))).toBe(3);
    expect(await proyectos.buscar(uid(1))).toMatchObject({ version: 3, token: otro });
    expect(await proyectos.buscar(uid(2))).toMatchObject({ proyecto: datos(2), version: 1, token });
  });

  it('does nothing when the stored version is not the expected one', async () => {
    await crear(1);
    for (const esperada of [0, 2, -1])
      expect(await proyectos.cambiar({ ...cambio, token: null }, esperada, por(9))).toBeNull();
    expect(await proyectos.buscar(uid(1))).toMatchObject({ proyecto: datos(1), version: 1 });
    expect(await proyectos.cambiar({ ...cambio, _id: uid(9), token: null }, null, por(9))).toBeNull();
  });

  it('succeeds once when parallel calls start from one version', async () => {
    await crear(1);
    const versiones = await Promise.all(
      [1, 2, 3].map(() => proyectos.cambiar({ ...cambio, token: null }, 1, por(9))),
    );
    expect(versiones.filter((version) => version !== null)).toEqual([2]);
  });
});

describe('the list of a person', () => {
  it('is the newest first, with a fixed order for equal times, and of that person alone', async () => {
    for (const n of [1, 2, 3]) await crear(n);
    await crear(4, { idPersona: 'sub-beto' });
    const nombres = async () => (await proyectos.listar('sub-ana', false)).map(({ nombre }) => nombre);
    expect(await nombres()).toEqual(['Proyecto 3', 'Proyecto 2', 'Proyecto 1']);
    await t.db
      .updateTable('proyectos')
      .set({ creado: minuto(0) })
      .execute();
    expect(await nombres()).toEqual(['Proyecto 3', 'Proyecto 2', 'Proyecto 1']);
    expect(await proyectos.listar('sub-nadie', false)).toEqual([]);
  });

  it('has the newest results: neither open nor failed analyses, and the newest test', async () => {
    await crear(1);
    const fila = {
      proyecto_id: uid(1),
      id_persona: 'sub-ana',
      enlace: 'https://x.org/a',
      rama: 'main',
      fase: 'en-cola',
      hechos: 0,
      total: 0,
    };
    await t.db
      .insertInto('analisis')
      .values(
        (['listo', 'listo', 'fallido', 'en-curso'] as const).map((estado, i) => ({
          ...fila,
          estado,
          id: uid(20 + i),
          creado: minuto(i),
          fin: estado === 'en-curso' ? null : minuto(i),
          grado: estado === 'listo' ? 70 + i : null,
          motivo: estado === 'fallido' ? 'Sin servidor.' : null,
          medidas: '{}',
          omitidos: '[]',
        })),
      )
      .execute();
    const [listado] = await proyectos.listar('sub-ana', false);
    expect(listado).toMatchObject({
      analisis: { grado: 71 },
      analisisEnCurso: true,
      fallo: null,
      prueba: null,
    });
    expect(JSON.stringify(listado)).not.toContain(token.cifrado);

    // The open one is cancelled: the failed one before it is the newest.
    await t.db
      .updateTable('analisis')
      .set({ estado: 'cancelado' })
      .where('estado', '=', 'en-curso')
      .execute();
    expect(await proyectos.listar('sub-ana', false)).toMatchObject([
      {
        analisis: { grado: 71 },
        analisisEnCurso: false,
        fallo: { fecha: minuto(2).toISOString(), motivo: 'Sin servidor.' },
      },
    ]);
    const deServicio = createProyectoRepository(t.db, false);
    expect(await deServicio.listar('sub-ana', false)).toMatchObject([
      { analisisEnCurso: false, fallo: null },
    ]);
  });
});

describe('what goes with a project', () => {
  it('is counted by kind, of that project alone; drafts count once they were changed', async () => {
    await crear(1);
    await crear(2);
    const vacio = {
      pruebas: 0,
      borradores: 0,
      analisis: 0,
      acciones: 0,
      marcas: 0,
      pasados: 0,
      entregas: [],
    };
    const borrador = (n: number, proyecto: number, titulo_version: number) => ({
      id: uid(n),
      id_persona: 'sub-ana',
      proyecto_id: uid(proyecto),
      tipo: 'allMetricas',
      elemento: `e${n}`,
      intentos: 0,
      adicionales: '[]',
      titulo: '',
      titulo_version,
      plan: '{}',
      cambios: '[]',
      creado: minuto(0),
      actualizado: minuto(0),
    });
    expect(await proyectos.usos(uid(1))).toEqual(vacio);
    await t.db
      .insertInto('borradores')
      .values([borrador(30, 1, 0), borrador(31, 1, 1), borrador(32, 2, 1)])
      .execute();
    expect(await proyectos.usos(uid(1))).toEqual({ ...vacio, borradores: 1 });
    await t.db
      .insertInto('borrador_respuestas')
      .values({
        borrador_id: uid(30),
        lista_id: uid(1),
        pauta_id: uid(1),
        valor: null,
        nivel: null,
        comentario: '',
        evidencias: '[]',
        version: 1,
      })
      .execute();
    expect(await proyectos.usos(uid(1))).toEqual({ ...vacio, borradores: 2 });
    expect(await proyectos.usos(uid(9))).toEqual(vacio);
  });

  it('is deleted with its key and an entry of the audit trail; other projects stay', async () => {
    await crear(1);
    await crear(2, { idPersona: 'sub-beto' });
    await proyectos.borrar(uid(2), autor, minuto(5));
    await proyectos.borrar(uid(2), autor, minuto(6));
    expect(await proyectos.buscar(uid(2))).toBeNull();
    expect(await proyectos.buscar(uid(1))).not.toBeNull();
    const claves = await t.db.selectFrom('reservas_clave').select('clave').execute();
    expect(claves).toEqual([{ clave: 'p1' }]);
    const apuntes = await borrados().select(['accion', 'objeto', 'detalle']).execute();
    expect(apuntes).toEqual([{ accion: 'proyecto-borrado', objeto: 'Proyecto 2', detalle: 'de sub-beto' }]);
    expect(await reservar('p2', 'Proyecto 2', 'sub-cora')).toMatchObject({ clave: 'p2' });
  });

  it('is one entry of the audit trail after two parallel deletions', async () => {
    await crear(1);
    await Promise.all([1, 2, 3].map(() => proyectos.borrar(uid(1), autor, minuto(5))));
    expect(await borrados().select('id').execute()).toHaveLength(1);
  });
});
