import { randomUUID } from 'node:crypto';

import pg from 'pg';

/** Creates an empty database on a server; returns its address, and the function that drops it. */
export async function createServerDatabase(server: string) {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
