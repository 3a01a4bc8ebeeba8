// `node tools/run.mjs tools/ejemplo.ts`: fills a demonstration in a folder of its own and writes from it the solved example that
// every installation has, into the API's sources. To be run again after a change of `tools/demo/content` or of the sample.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '@mantenible/db';
import { packText } from '@mantenible/runner/packed-text';

import { contentOf } from './demo/example/content.ts';
import { readRows } from './demo/example/rows.ts';
import { exampleFile } from './demo/example/stored-example.ts';
import { readTexts } from './demo/example/texts.ts';
import { ensureAllBuilt } from './lib/build.ts';
import { root } from './lib/paths.ts';
import { freePort } from '../tests/doubles/src/index.ts';

await ensureAllBuilt();

const dataDir = mkdtempSync(join(tmpdir(), 'mantenible-ejemplo-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  BASE_PATH: '',
  PORT: String(await freePort()),
  DEMO_REPOSITORY_PORT: String(await freePort()),
  ESTUDIANTE_PASSWORD: 'una clave larga para el ejemplo',
};
const begun = new Date();
const demo = spawn(process.execPath, ['tools/run.mjs', 'tools/demo.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await filled();
  const texts = await readTexts(env, dataDir);
  demo.kill('SIGTERM');
  await once(demo, 'exit');
  const database = await openDatabase({ dataDir });
  const rows = await readRows(database.db);
  await database.close();
  const paquete = await packText(contentOf(rows, { texts, begun }));
  writeFileSync(exampleFile, `${JSON.stringify({ paquete }, null, 2)}\n`);
  console.log(`${exampleFile}: ${String(paquete.length)} caracteres.`);
} finally {
  demo.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits until the demonstration has its project, or fails with what it printed. */
async function filled(): Promise<void> {
  let printed = '';
  for await (const chunk of demo.stdout) {
    printed += String(chunk);
    if (!printed.includes('Ctrl+C')) continue;
    if (printed.includes('incompleto')) break;
    return;
  }
  throw new Error(`the demonstration could not be filled: ${printed}`);
}
