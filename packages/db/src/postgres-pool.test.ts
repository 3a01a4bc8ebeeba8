import { expect, test } from 'vitest';

import { createTestDatabase } from './test-database.ts';

/** On a server each connection has these; the embedded engine needs none of them. */
const ofServer = [
  { name: 'idle_in_transaction_session_timeout', value: '1min' },
  { name: 'jit', value: 'off' },
  { name: 'statement_timeout', value: '15s' },
];

test('every connection to a server bounds its statements, and compiles none', async () => {
  const testing = await createTestDatabase();
  const { database } = testing;
  const settings = () =>
    database.execute(
      'select name, current_setting(name) as value from pg_settings where name = any($1) order by name',
      [ofServer.map(({ name }) => name)],
    );
  const ofTwo = await Promise.all([settings(), settings()]);
  await testing.close();
  if (database.engine === 'postgres') expect(ofTwo).toEqual([ofServer, ofServer]);
  else expect(ofTwo[0]).toHaveLength(ofServer.length);
});
