// `npm run bench:respaldo`: how long another query waits while the embedded database is dumped, with 10 000 kept texts of
// 10.6 kB. BENCH_TEXTOS sets their number.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase, type Db } from '../packages/db/src/index.ts';
import { dump } from '../packages/db/src/backup/index.ts';

const rows = Number(process.env['BENCH_TEXTOS'] ?? 10_000);
const dataDir = await mkdtemp(join(tmpdir(), 'bench-respaldo-'));
const database = await openDatabase({ dataDir });
try {
  await fill(database.db);
  const waits: number[] = [];
  const running = { dump: true };
  const start = performance.now();
  const done = dump(database, join(dataDir, 'a.gz'), new Date()).finally(() => {
    running.dump = false;
  });
  while (running.dump) {
    const asked = performance.now();
    await database.execute('select 1', []);
    waits.push(performance.now() - asked);
    await sleep(5);
  }
  const count = await done;
  waits.sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  console.log(`dump of ${count} rows: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(
    `wait of another query: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${waits.length})`,
  );
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}

/** One project with one analysis, whose texts are as long and as random as ciphertexts. */
async function fill(db: Db) {
  const creado = new Date().toISOString();
  const [proyecto, analisis] = [randomUUID(), randomUUID()];
  const project = {
    id: proyecto,
    nombre: 'p',
    link: 'https://github.com/u/r',
    branch: 'main',
    id_persona: 'x',
    clave: 'k',
  };
  await db
    .insertInto('proyectos')
    .values({ ...project, token_cifrado: '', token_clave: '', version: 1, creado })
    .execute();
  const analysis = {
    id: analisis,
    proyecto_id: proyecto,
    id_persona: 'x',
    estado: 'listo',
    rama: 'main',
    creado,
  };
  await db
    .insertInto('analisis')
    .values({ ...analysis, fase: '', hechos: 0, total: 0 })
    .execute();
  const row = (posicion: number) => ({
    analisis_id: analisis,
    posicion,
    ruta: `src/archivo-${posicion}.ts`,
    lenguaje: 'ts',
    analizable: true,
    medidas: '{}',
    incidencias: '[]',
    texto_cifrado: randomBytes(7950).toString('base64'),
    texto_clave: 'k',
  });
  for (let at = 0; at < rows; at += 100)
    await db
      .insertInto('analisis_archivos')
      .values(Array.from({ length: Math.min(100, rows - at) }, (_, n) => row(at + n)))
      .execute();
}
