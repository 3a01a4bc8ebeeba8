import { join } from 'node:path';

import { dump } from '../../packages/db/src/backup/index.ts';
import { percentile, line } from '../load/figures.ts';
import { withDatabase } from './fill-analyses.ts';

/** Dumps a filled database in this process, as every night does, and prints what another statement waits meanwhile. */
export async function benchBackup(folder: string): Promise<void> {
  await withDatabase(folder, async (database) => {
    const waits: number[] = [];
    const running = { dump: true };
    const begin = performance.now();
    const done = dump(database, join(folder, 'respaldo-medido.gz'), new Date()).finally(() => {
      running.dump = false;
    });
    while (running.dump) {
      const asked = performance.now();
      await database.execute('select 1', []);
      waits.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    console.log(`\nRespaldo de ${await done} filas en ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    console.log(line('Espera de otra sentencia p95', percentile(waits, 0.95), 'ms', { most: 250 }));
    console.log(line('Espera de otra sentencia, la más larga', Math.max(...waits), 'ms', { most: 1000 }));
  });
}
