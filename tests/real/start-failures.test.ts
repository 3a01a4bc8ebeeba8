import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { failedStart } from '../../apps/api/src/testing/process/failed-start.ts';
import { createDatabase, type OwnDatabase } from './support/database.ts';

/** A role whose password the server asks for (tools/real/postgres.ts); it owns nothing. */
const role = 'con_clave';

let folder: string;
let database: OwnDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mantenible-arranque-'));
  database = await createDatabase();
  await database.run(`create role ${role} login password 'la buena'`);
});
afterAll(async () => {
  await database.drop();
  await database.runOnServer(`drop role ${role}`);
  rmSync(folder, { recursive: true, force: true });
});

/** The address of the test's own database, changed. */
function address(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}
const withPassword = (password: string): string =>
  address((url) => {
    url.username = role;
    url.password = password;
  });

describe.each(['main.ts', 'worker.ts'] as const)('%s over a PostgreSQL that it cannot use', (program) => {
  const failure = (url: string) => failedStart(program, folder, { DATABASE_URL: url });
  const { host } = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://nowhere');

  it('reports a wrong password in one sentence, without the password', async () => {
    expect(await failure(withPassword('la mala'))).toBe(
      `No se pudo iniciar: PostgreSQL en ${host} rechaza el usuario o la contraseña: corríjalos en DATABASE_URL.\n`,
    );
  });

  it('reports an unknown user in one sentence', async () => {
    expect(
      await failure(
        address((url) => {
          url.username = 'nadie';
        }),
      ),
    ).toBe(
      `No se pudo iniciar: PostgreSQL en ${host} rechaza el usuario o la contraseña: corríjalos en DATABASE_URL.\n`,
    );
  });

  it('reports a missing database in one sentence', async () => {
    expect(
      await failure(
        address((url) => {
          url.pathname = '/ninguna';
        }),
      ),
    ).toBe(
      `No se pudo iniciar: en ${host} no existe la base de datos «ninguna»: créela o corrija DATABASE_URL.\n`,
    );
  });

  it('reports in one sentence that its user may not create tables', async () => {
    expect(await failure(withPassword('la buena'))).toBe(
      `No se pudo iniciar: PostgreSQL en ${host} no permite a «${role}» crear tablas en esa base de datos: hágalo su propietario o concédale ese permiso.\n`,
    );
  });

  it('reports in one sentence a server without the TLS that the address requires', async () => {
    expect(
      await failure(
        address((url) => {
          url.searchParams.set('sslmode', 'verify-full');
        }),
      ),
    ).toBe(
      `No se pudo iniciar: PostgreSQL en ${host} no admite conexiones cifradas: quite sslmode de DATABASE_URL o active TLS en el servidor.\n`,
    );
  });

  it('reports in one sentence that no server answers at a port', async () => {
    expect(
      await failure(
        address((url) => {
          url.port = '1';
        }),
      ),
    ).toBe(
      'No se pudo iniciar: la base de datos de 127.0.0.1:1 no responde: compruebe DATABASE_URL y que PostgreSQL esté en marcha.\n',
    );
  });

  it('reports an address of another kind of database', async () => {
    const text = await failure(address((url) => void (url.protocol = 'mysql:')));
    expect(text.match(/^ {2}- \w+:/gm)).toEqual(['  - DATABASE_URL:']);
    expect(text).not.toContain('    at ');
  });
});
