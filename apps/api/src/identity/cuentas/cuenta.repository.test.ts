import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import type { Rol } from '@mantenible/domain/acceso';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { consultarCuentas } from '../administracion/cuentas-consulta.repository.ts';
import type { ConsultaCuentas } from '../administracion/administracion.port.ts';
import type { CuentaConClave, CuentaRepository } from './cuenta.port.ts';
import { cuentaRepository } from './cuenta.repository.ts';

let t: TestDatabase;
let cuentas: CuentaRepository;
let hora = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  t = await createTestDatabase();
  cuentas = cuentaRepository(t.db, () => new Date((hora += 1000)));
});
afterAll(() => t.close());
beforeEach(() => t.db.deleteFrom('cuentas').execute());

const cuenta = (usuario: string, cambios: Partial<CuentaConClave> = {}): CuentaConClave => ({
  sub: `sub-${usuario}`,
  usuario,
  nombre: usuario,
  correo: null,
  roles: ['estudiante'],
  activa: true,
  debeCambiarClave: false,
  claveHash: '$argon2id$v=19$m=64,t=1,p=1$a$b',
  ...cambios,
});
const admin = (usuario: string, activa = true) =>
  cuenta(usuario, { activa, roles: ['admin', 'estudiante'] as readonly Rol[] });
const sinClave = ({ claveHash: _clave, ...resto }: CuentaConClave) => resto;

describe('accounts', () => {
  test('are stored all or none', async () => {
    expect(await cuentas.crear(cuenta('ana'), cuenta('beto'))).toBe(true);
    expect(await cuentas.crear(cuenta('cora'), cuenta('otra', { usuario: 'ana' }))).toBe(false);
    expect((await cuentas.listar()).map(({ usuario }) => usuario)).toEqual(['ana', 'beto']);
    expect(await cuentas.crear(cuenta('dora', { sub: 'sub-ana' }))).toBe(false);
    expect(await cuentas.contar()).toBe(2);
  });

  test('are found by subject and by name; the password’s hash is read by name alone', async () => {
    const ana = cuenta('ana', { correo: 'a@uni.es', debeCambiarClave: true });
    await cuentas.crear(ana, cuenta('beto'));
    expect(await cuentas.buscar('sub-ana')).toEqual(sinClave(ana));
    expect(await cuentas.buscarPorUsuario('ana')).toEqual(ana);
    expect(await cuentas.buscarPorUsuario('ANA')).toBeNull();
    expect(await cuentas.buscar('ana')).toBeNull();
    expect(
      (await cuentas.buscarPorUsuarios(['beto', 'nadie', 'ana'])).map(({ sub }) => sub).toSorted(),
    ).toEqual(['sub-ana', 'sub-beto']);
    expect(await cuentas.buscarPorUsuarios([])).toEqual([]);
  });

  test('are changed one by one, and only what is named', async () => {
    await cuentas.crear(cuenta('ana'), cuenta('beto'));
    const datos = { nombre: 'Ana Díaz', correo: 'a@uni.es', roles: ['admin', 'estudiante'] as const };
    expect(await cuentas.actualizar('sub-ana', datos)).toBe(true);
    expect(await cuentas.cambiarClave('sub-ana', 'otro', true)).toBe(true);
    expect(await cuentas.activar('sub-ana', false)).toBe(true);
    expect(await cuentas.buscarPorUsuario('ana')).toEqual(
      cuenta('ana', { ...datos, claveHash: 'otro', debeCambiarClave: true, activa: false }),
    );
    expect(await cuentas.buscarPorUsuario('beto')).toEqual(cuenta('beto'));
  });

  test('are reported as unchanged when they do not exist', async () => {
    expect(await cuentas.actualizar('sub-x', { nombre: 'X', correo: null, roles: [] })).toBe(false);
    expect(await cuentas.cambiarClave('sub-x', 'h', false)).toBe(false);
    expect(await cuentas.activar('sub-x', true)).toBe(false);
    expect(await cuentas.renovarHash('sub-x', 'h', 'i')).toBe(false);
    expect(await cuentas.contar()).toBe(0);
  });

  test('a hash is renewed only from the one that was read', async () => {
    await cuentas.crear(cuenta('ana', { claveHash: 'viejo' }));
    expect(await cuentas.renovarHash('sub-ana', 'otro', 'nuevo')).toBe(false);
    expect(await cuentas.renovarHash('sub-ana', 'viejo', 'nuevo')).toBe(true);
    expect(await cuentas.renovarHash('sub-ana', 'viejo', 'tercero')).toBe(false);
    expect((await cuentas.buscarPorUsuario('ana'))?.claveHash).toBe('nuevo');
  });

  test('the admins are the active ones, in the order of their subjects', async () => {
    await cuentas.crear(admin('zoe'), admin('ana'), admin('vieja', false), cuenta('beto'));
    expect(await cuentas.bloquearAdmins()).toEqual(['sub-ana', 'sub-zoe']);
  });

  test('a role that this version lacks is left out', async () => {
    await cuentas.crear(cuenta('ana'));
    await t.db.updateTable('cuentas').set({ roles: '["profesor","admin"]' }).execute();
    expect((await cuentas.buscar('sub-ana'))?.roles).toEqual(['admin']);
  });
});

describe('a page of accounts', () => {
  const todas: ConsultaCuentas = {
    busqueda: '',
    activa: null,
    rol: null,
    orden: 'usuario',
    descendente: false,
    pagina: 1,
    porPagina: 10,
  };
  const pagina = async (cambios: Partial<ConsultaCuentas> = {}) => {
    const { cuentas: filas, total } = await consultarCuentas(t.db, { ...todas, ...cambios });
    return `${filas.map(({ usuario }) => usuario).join(' ')} de ${total}`;
  };
  beforeEach(() =>
    cuentas.crear(
      cuenta('cora', { nombre: 'Óscar', correo: 'cora@uni.es' }),
      admin('ana'),
      cuenta('beto', { nombre: 'Ñandú 100%', activa: false }),
      cuenta('dora', { nombre: 'oscar_b', correo: 'd@otra.es' }),
    ),
  );

  test.each([
    [{}, 'ana beto cora dora de 4'],
    [{ descendente: true }, 'dora cora beto ana de 4'],
    [{ orden: 'creado' }, 'cora ana beto dora de 4'],
    [{ orden: 'nombre' }, 'ana beto cora dora de 4'],
    [{ activa: true }, 'ana cora dora de 3'],
    [{ activa: false }, 'beto de 1'],
    [{ rol: 'admin' }, 'ana de 1'],
    [{ rol: 'estudiante' }, 'beto cora dora de 3'],
    [{ rol: 'estudiante', activa: true }, 'cora dora de 2'],
    [{ busqueda: 'ÓSC' }, 'cora dora de 2'],
    [{ busqueda: 'oscar' }, 'cora dora de 2'],
    [{ busqueda: 'nandu' }, 'beto de 1'],
    [{ busqueda: 'UNI.ES' }, 'cora de 1'],
    [{ busqueda: '%' }, 'beto de 1'],
    [{ busqueda: '_' }, 'dora de 1'],
    [{ busqueda: "'" }, ' de 0'],
    [{ busqueda: '\\' }, ' de 0'],
    [{ busqueda: 'o', activa: false }, 'beto de 1'],
  ] as const)('%j: %s', async (cambios, esperada) => {
    expect(await pagina(cambios)).toBe(esperada);
  });

  test.each([
    [1, 3, 'ana beto cora de 4'],
    [2, 3, 'dora de 4'],
    [3, 3, ' de 4'],
    [4, 1, 'dora de 4'],
  ])('page %i of %i has %s', async (numero, porPagina, esperada) => {
    expect(await pagina({ pagina: numero, porPagina })).toBe(esperada);
  });

  test('is the same in whatever slices the accounts are read, each by statements of its own', async () => {
    for (const cambios of [
      {},
      { orden: 'nombre', descendente: true },
      { busqueda: 'o' },
      { rol: 'admin' },
    ] as const) {
      const entera = await consultarCuentas(t.db, { ...todas, ...cambios });
      for (const porTramo of [1, 2, 3, 4, 5])
        expect(await consultarCuentas(t.db, { ...todas, ...cambios }, porTramo)).toEqual(entera);
    }
    // Four accounts are two slices; each has a statement that finds its end, and the page one.
    expect(await t.statementsOf(() => consultarCuentas(t.db, todas, 3))).toHaveLength(5);
  });

  test('equal names are in the order of the user names, in both directions', async () => {
    await t.db.updateTable('cuentas').set({ nombre: 'Igual' }).execute();
    expect(await pagina({ orden: 'nombre' })).toBe('ana beto cora dora de 4');
    expect(await pagina({ orden: 'nombre', descendente: true })).toBe('ana beto cora dora de 4');
  });
});
