// seguridad: process-crash
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase, type Database } from '../../packages/db/src/index.ts';
import { addPauta, silent } from '../../packages/db/src/testing/pauta.ts';
import { sql, startCluster, type Cluster } from './support/cluster.ts';

/** All processes of PostgreSQL are killed at full write rate; packages/db/src/kill-rounds.mjs kills the embedded one. */
const rounds = process.env['PRUEBA_CORTA'] === '1' ? 10 : 100;

let cluster: Cluster;
let database: Database;
beforeAll(async () => {
  cluster = await startCluster();
  database = await openDatabase({ url: cluster.url, dataDir: '', log: silent });
});
afterAll(async () => {
  await database.close();
  await cluster.remove();
});

test(
  `no acknowledged write is lost in ${rounds} kills of PostgreSQL, and the pool serves again after each`,
  async () => {
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const wanted = acknowledged.length + 20 + Math.floor(Math.random() * 200);
      let down = false;
      const writer = async () => {
        while (!down) acknowledged.push(await addPauta(database.db));
      };
      const writers = Promise.allSettled([writer(), writer(), writer(), writer()]);
      await eventually(() => {
        expect(acknowledged.length).toBeGreaterThan(wanted);
      });
      await cluster.kill();
      down = true;
      await writers;
      await cluster.start();
    }
    const stored = new Set(sql(cluster.url, 'select id from pautas').split('\n'));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    console.log(`${rounds} rounds, ${acknowledged.length} writes acknowledged, 0 lost`);
  },
  rounds * 60_000,
);
