// seguridad: 57
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createAdministracion } from '../composition/cuentas.ts';
import { consola, type AdministracionDeConsola } from '../identity/administracion/administracion.port.ts';
import { remoteAdministracion } from '../identity/control/control-client.ts';
import { openControl } from '../identity/control/control-server.ts';
import { controlSocketOf } from '../identity/control/control-socket.ts';
import { claveCoincide } from '../identity/cuentas/clave-hash.ts';
import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { oidcRepository } from '../identity/oidc/oidc.repository.ts';
import { usage, usuarios } from './usuarios-commands.ts';

const anyText: unknown = expect.any(String);
const now = () => new Date('2026-05-04T10:00:00Z');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let test: TestDatabase;
let folder: string;
let administracion: AdministracionDeConsola;
let closeControl: () => Promise<void>;
let files = 0;
let [printed, refused]: [string[], string[]] = [[], []];

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'usuarios-'));
  const propia = createAdministracion({ db: test.db, now, log })(consola);
  closeControl = await openControl({ dataDir: folder, administracion: propia, log });
});
afterAll(async () => {
  await closeControl();
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [printed, refused] = [[], []];
  for (const table of ['cuentas', 'oidc', 'proyectos', 'reservas_clave'] as const)
    await test.db.deleteFrom(table).execute();
});

function run(...args: string[]): Promise<number> {
  return usuarios(
    { administracion, print: (line) => printed.push(line), fail: (line) => refused.push(line) },
    args,
  );
}

const find = (usuario: string) => cuentaRepository(test.db, now).buscarPorUsuario(usuario);
const claveEscrita = () =>
  /: (?<clave>[a-z2-9-]{34}) /.exec(printed.at(-1) ?? '')?.groups?.['clave'] ?? 'none';

async function session(sub: string) {
  const contenido = { accountId: sub };
  await oidcRepository(test.db).save('Session', `s-${sub}`, {
    contenido,
    grantId: null,
    uid: `u-${sub}`,
    expira: null,
  });
}
const sessions = async () => (await test.db.selectFrom('oidc').select('id').execute()).map(({ id }) => id);

async function proyecto(nombre: string, id_persona: string) {
  const id = crypto.randomUUID();
  const rest = { link: 'x', branch: 'main', token_cifrado: '', token_clave: '', version: 1, creado: now() };
  await test.db
    .insertInto('proyectos')
    .values({ id, nombre, id_persona, clave: id, ...rest })
    .execute();
}
const owners = async () =>
  (await test.db.selectFrom('proyectos').select(['nombre', 'id_persona']).orderBy('nombre').execute()).map(
    ({ nombre, id_persona }) => `${nombre}: ${id_persona}`,
  );

describe.each(['alone', 'beside a running server'])('the command usuarios %s', (way) => {
  beforeEach(() => {
    administracion =
      way === 'alone'
        ? createAdministracion({ db: test.db, now, log })(consola)
        : remoteAdministracion(controlSocketOf(folder) ?? '');
  });

  describe('agregar', () => {
    it('creates an account that must change the printed password', async () => {
      expect(
        await run('agregar', 'Eva', '--nombre', 'Eva Gil', '--rol', 'admin', '--correo', 'eva@ejemplo.es'),
      ).toBe(0);
      const { claveHash = '', ...eva } = (await find('eva')) ?? {};
      expect(eva).toEqual({
        sub: anyText,
        usuario: 'eva',
        nombre: 'Eva Gil',
        correo: 'eva@ejemplo.es',
        roles: ['admin', 'estudiante'],
        activa: true,
        debeCambiarClave: true,
      });
      expect(await claveCoincide(claveEscrita(), claveHash)).toBe(true);
    });

    it('refuses a name that is taken, and leaves that account as it was', async () => {
      await run('agregar', 'eva', '--nombre', 'Eva Gil');
      const before = await find('eva');
      expect(await run('agregar', 'EVA', '--nombre', 'Otra')).toBe(1);
      expect(refused).toEqual(['Ya hay una cuenta «eva».']);
      expect(await find('eva')).toEqual(before);
    });

    it('names every error', async () => {
      expect(await run('agregar', 'e v a', '--rol', 'jefa', '--correo', 'eva')).toBe(1);
      expect(refused.join('\n')).toMatch(/usuario «e v a».*\n.*nombre.*\n.*correo «eva».*\n.*rol «jefa»/);
    });
  });

  describe('restablecer', () => {
    it('gives a new initial password and ends the sessions', async () => {
      await run('agregar', 'eva', '--nombre', 'Eva');
      const before = await find('eva');
      await session(before?.sub ?? '');
      expect(await run('restablecer', 'Eva')).toBe(0);
      const after = await find('eva');
      expect(after?.claveHash).not.toBe(before?.claveHash);
      expect(await claveCoincide(claveEscrita(), after?.claveHash ?? '')).toBe(true);
      expect(await sessions()).toEqual([]);
    });
    it('reports an unknown user name', async () => {
      expect(await run('restablecer', 'nadie')).toBe(1);
      expect(refused).toEqual(['No hay ninguna cuenta «nadie».']);
    });
  });

  describe('desactivar', () => {
    it('closes only that account and its sessions; its projects stay', async () => {
      await run('agregar', 'eva', '--nombre', 'Eva');
      const sub = (await find('eva'))?.sub ?? '';
      await session(sub);
      await session('sub-otra');
      await proyecto('p1', sub);
      expect(await run('desactivar', 'eva')).toBe(0);
      expect(await find('eva')).toMatchObject({ activa: false });
      expect(await sessions()).toEqual(['s-sub-otra']);
      expect(await owners()).toEqual([`p1: ${sub}`]);
    });
  });

  describe('importar', () => {
    async function clase(...lines: string[]): Promise<string> {
      files += 1;
      const file = join(folder, `clase${files}.csv`);
      await writeFile(file, lines.join('\r\n'));
      return file;
    }

    it('creates the class and keeps the passwords in a file readable by its owner alone', async () => {
      const file = await clase(
        'usuario,nombre,correo,rol',
        'Ana,"Pérez, Ana",ana@ejemplo.es,',
        'beto,=Beto,,admin',
      );
      expect(await run('importar', file)).toBe(0);
      const claves = file.replace('.csv', '-claves.csv');
      expect((await stat(claves)).mode & 0o777).toBe(0o600);
      const [header, ana = '', beto = ''] = (await readFile(claves, 'utf8')).split('\r\n');
      expect(header).toBe('\uFEFFusuario;nombre;clave');
      expect(ana).toMatch(/^ana;Pérez, Ana;[a-z2-9-]{34}$/);
      expect(beto).toMatch(/^beto;'=Beto;[a-z2-9-]{34}$/);
      expect(await claveCoincide(ana.slice(-34), (await find('ana'))?.claveHash ?? '')).toBe(true);
      expect(await find('beto')).toMatchObject({
        roles: ['admin', 'estudiante'],
        debeCambiarClave: true,
        correo: null,
      });
    });

    it('imports nothing when a line is wrong, and names each wrong line', async () => {
      const file = await clase(
        'usuario,nombre,correo,rol',
        'ana,Ana,,',
        'b b,Beto,,',
        'ana,Otra,,',
        'cris,Cris,,jefa',
      );
      expect(await run('importar', file)).toBe(1);
      expect(refused.join('\n')).toMatch(
        /^No se importó nada.*\nlínea 3: el usuario «b b».*\nlínea 4: .*se repite\nlínea 5: el rol «jefa»/,
      );
      expect(await find('ana')).toBeNull();
    });

    it('refuses a change that leaves no active admin', async () => {
      await run('agregar', 'ana', '--nombre', 'Ana', '--rol', 'admin');
      expect(await run('importar', await clase('usuario,nombre,rol', 'ana,Ana,', 'beto,Beto,'))).toBe(1);
      expect(refused.join()).toContain('línea 2: debe quedar al menos una cuenta activa con el rol admin');
      expect(await run('desactivar', 'ana')).toBe(1);
      expect(await find('ana')).toMatchObject({ activa: true, roles: ['admin', 'estudiante'] });
    });

    it('imports nothing when the passwords would overwrite a file', async () => {
      const file = await clase('usuario,nombre', 'ana,Ana');
      await writeFile(file.replace('.csv', '-claves.csv'), 'no tocar');
      expect(await run('importar', file)).toBe(1);
      expect(refused.join()).toContain('ya existe');
      expect(await find('ana')).toBeNull();
    });

    it.each([
      ['no header', ['ana,Ana,,'], 'cabecera'],
      ['a cell too many', ['usuario,nombre', 'ana,Ana,x'], 'línea 2: tiene más celdas que la cabecera'],
      [
        'too many people',
        ['usuario,nombre', ...Array.from({ length: 501 }, (_, i) => `u${i},U`)],
        'más de 500',
      ],
      ['too many bytes', ['usuario,nombre', `ana,${'ñ'.repeat(131_072)}`], 'pasa de 256 KiB'],
      ['no person in it', ['usuario,nombre'], 'ninguna persona'],
      ['a quote left open', ['usuario,nombre', '"ana,Ana'], 'línea 2: falta cerrar unas comillas'],
    ])('refuses a file with %s', async (_what, lines, reason) => {
      expect(await run('importar', await clase(...lines))).toBe(1);
      expect(refused.join()).toContain(reason);
    });
  });

  describe('vincular', () => {
    it('moves the projects of one subject to another, and no others', async () => {
      await proyecto('p1', 'viejo');
      await proyecto('p2', 'otra');
      expect(await run('vincular', 'viejo', 'nuevo')).toBe(0);
      expect(await owners()).toEqual(['p1: nuevo', 'p2: otra']);
      expect(printed).toEqual(['Movidos: 1 proyecto, 0 pruebas, 0 borradores.']);
    });
    it('moves the reserved keys of projects too, and drops those without a project', async () => {
      await proyecto('p1', 'viejo');
      const { clave } = await test.db.selectFrom('proyectos').select('clave').executeTakeFirstOrThrow();
      const reserva = { creado_en_servicio: true, creado: now(), servicio: 'sonarqube:x' };
      await test.db
        .insertInto('reservas_clave')
        .values([
          { clave, id_persona: 'viejo', nombre: 'p1', ...reserva },
          { clave: 'sin-proyecto', id_persona: 'viejo', nombre: 'p2', ...reserva },
          { clave: 'estorba', id_persona: 'nuevo', nombre: 'p1', ...reserva },
          { clave: 'de-otra', id_persona: 'otra', nombre: 'p1', ...reserva },
        ])
        .execute();
      expect(await run('vincular', 'viejo', 'nuevo')).toBe(0);
      expect(
        await test.db
          .selectFrom('reservas_clave')
          .select(['clave', 'id_persona', 'servicio'])
          .orderBy('id_persona')
          .execute(),
      ).toEqual([
        { clave, id_persona: 'nuevo', servicio: 'sonarqube:x' },
        { clave: 'de-otra', id_persona: 'otra', servicio: 'sonarqube:x' },
      ]);
    });
    it.each([
      ['mantenible:ejemplo', 'nuevo'],
      ['viejo', 'mantenible:ejemplo-oculto'],
    ])('moves nothing from or to the owner of the solved example: %s to %s', async (anterior, nuevo) => {
      await proyecto('p1', anterior);
      expect(await run('vincular', anterior, nuevo)).toBe(1);
      expect(refused).toEqual(['No se movió nada: el ejemplo resuelto no es de ninguna persona.']);
      expect(await owners()).toEqual([`p1: ${anterior}`]);
    });
    it('moves nothing when both have a project of the same name', async () => {
      await proyecto('p1', 'viejo');
      await proyecto('p0', 'viejo');
      await proyecto('p1', 'nuevo');
      expect(await run('vincular', 'viejo', 'nuevo')).toBe(1);
      expect(refused).toEqual(['No se movió nada: las dos identidades tienen proyectos llamados p1.']);
      expect(await owners()).toEqual(expect.arrayContaining(['p0: viejo', 'p1: viejo', 'p1: nuevo']));
    });
  });

  it('listar shows every account with its subject', async () => {
    await run('agregar', 'eva', '--nombre', 'Eva Gil');
    printed = [];
    await run('listar');
    expect(printed).toEqual([`eva\tEva Gil\testudiante\tactiva\t${(await find('eva'))?.sub ?? ''}`]);
  });

  it.each([
    [[]],
    [['borrar']],
    [['agregar']],
    [['agregar', 'a', '--clave', 'x']],
    [['vincular', 'a']],
    [['listar', 'a']],
    [['vincular', 'a', 'b', 'c']],
  ])('explains itself for %j', async (args) => {
    expect([await run(...args), refused]).toEqual([2, [usage]]);
  });
});
