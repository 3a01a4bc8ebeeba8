import { join } from 'node:path';

import { openDatabase } from '../../packages/db/src/index.ts';
import { fillYear } from '../../packages/db/src/testing/full-year.ts';
import { line, percentile } from '../load/figures.ts';
import { withDataDir } from '../lib/server.ts';
import { waitsDuring } from './waits.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

/** A year of a class: so many megabytes live, ten times that written and deleted, 20 nights. */
export async function benchSpace(liveMb: number): Promise<void> {
  await withDataDir(async (folder) => {
    const database = await openDatabase({ dataDir: folder, log: silent });
    try {
      const waits: number[] = [];
      const beside = async (works: () => Promise<void>) => {
        for (const one of await waitsDuring(database, works)) waits.push(one);
      };
      const options = { liveMb, nights: 20, sliceMb: liveMb / 40, everyMs: 1000, beside };
      const year = await fillYear(database, join(folder, 'db'), options);
      const { rows, empty, longest } = year;
      console.log(`\nEspacio: ${mb(rows)} MB de filas, ${mb(empty)} MB una base vacía`);
      console.log(line('datos/db por fila', (100 * year.folder) / rows, '% de las filas', { most: 130 }));
      console.log(line('Paso más largo de día', longest.day, 'ms', { most: 250 }));
      console.log(line('Paso más largo de noche', longest.night, 'ms', { most: 250 }));
      console.log(
        line(`Paso más largo al compactar ${year.compacted} tablas`, longest.compaction, 'ms', { most: 250 }),
      );
      console.log(
        line('Espera de otra sentencia de noche p95', percentile(waits, 0.95), 'ms', { most: 250 }),
      );
      console.log(
        line('Espera de otra sentencia de noche, la más larga', longestOf(waits), 'ms', { most: 5000 }),
      );
    } finally {
      await database.close();
    }
  });
}

const longestOf = (waits: readonly number[]) => waits.reduce((most, one) => Math.max(most, one), 0);

const mb = (bytes: number) => (bytes / 1e6).toFixed(0);
