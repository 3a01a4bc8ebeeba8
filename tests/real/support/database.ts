import { randomBytes } from 'node:crypto';

import pg from 'pg';

export interface OwnDatabase {
  readonly url: string;
  /** Runs a statement on it; answers its rows. */
  run(statement: string): Promise<readonly unknown[]>;
  /** The same on the server's own database, for what belongs to no database: roles. */
  runOnServer(statement: string): Promise<readonly unknown[]>;
  drop(): Promise<void>;
}

/** An empty database on the server of TEST_DATABASE_URL, for one product. */
export async function createDatabase(): Promise<OwnDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `producto_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (statement) => run(url.href, statement),
    runOnServer: (statement) => run(server, statement),
    drop: async () => {
      await run(server, `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
