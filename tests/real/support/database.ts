import { randomBytes } from 'node:crypto';

import pg from 'pg';

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database on the server of TEST_DATABASE_URL, for one product. */
export async function createDatabase(): Promise<OwnDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `producto_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
