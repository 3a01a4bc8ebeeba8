import { join } from 'node:path';

import { dump } from '../../packages/db/src/backup/index.ts';
import { percentile, line } from '../load/figures.ts';
import { withDatabase } from './fill-analyses.ts';
import { waitsDuring } from './waits.ts';

/** Dumps a filled database in this process, as every night does, and prints what another statement waits meanwhile. */
export async function benchBackup(folder: string): Promise<void> {
  await withDatabase(folder, async (database) => {
    let rows = 0;
    const begin = performance.now();
    const waits = await waitsDuring(database, async () => {
      rows = await dump(database, join(folder, 'respaldo-medido.gz'), new Date());
    });
    console.log(`\nRespaldo de ${rows} filas en ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    console.log(line('Espera de otra sentencia p95', percentile(waits, 0.95), 'ms', { most: 250 }));
    console.log(line('Espera de otra sentencia, la más larga', Math.max(...waits), 'ms', { most: 1000 }));
  });
}
