import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createAdministracion } from '../composition/cuentas.ts';
import { consola } from '../identity/administracion/administracion.port.ts';
import { remoteAdministracion } from '../identity/control/control-client.ts';
import { openControl } from '../identity/control/control-server.ts';
import { controlSocketOf } from '../identity/control/control-socket.ts';
import { sembrarCurso } from '../testing/muestra-curso.ts';
import { usuarios } from './usuarios-commands.ts';

const now = () => new Date('2026-05-04T10:00:00Z');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'usuarios-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['alone', 'eva', 1],
  ['beside a running server', 'leo', 2],
])(
  'the command that deactivates a lecturer %s names the courses without another one',
  async (way, usuario, n) => {
    const propia = createAdministracion({ db: test.db, now, log })(consola);
    const close = await openControl({ dataDir: folder, administracion: propia, log });
    const administracion = way === 'alone' ? propia : remoteAdministracion(controlSocketOf(folder) ?? '');
    const printed: string[] = [];
    const run = (...args: string[]) =>
      usuarios(
        { administracion, print: (line) => printed.push(line), fail: (line) => printed.push(line) },
        args,
      );
    await run('agregar', usuario, '--nombre', 'Docente', '--rol', 'docente');
    const curso_id = await sembrarCurso(test, n, { docentes: [], proyectos: [] });
    const { sub } = await test.db
      .selectFrom('cuentas')
      .select('sub')
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow();
    await test.db.insertInto('curso_docentes').values({ curso_id, sub, desde: now() }).execute();
    expect(await run('desactivar', usuario)).toBe(0);
    expect(printed.slice(-2)).toEqual([
      `Cuenta «${usuario}» desactivada y sus sesiones cerradas. Sus proyectos se conservan.`,
      `El curso «Curso ${n}» queda sin docente: nombre a otra persona en sus ajustes.`,
    ]);
    await close();
  },
);
