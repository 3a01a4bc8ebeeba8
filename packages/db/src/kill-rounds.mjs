// Kills a process that writes at full rate, ROUNDS times (100 unless given), and checks that every
// acknowledged write is stored. Exits with status 1 if one is missing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const rounds = Number(process.argv[2] ?? 100);
const program = fileURLToPath(new URL('testing/hold-database.ts', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'mantenible-kill-'));
/** @type {Set<string>} */
const acknowledged = new Set();

/** @param {string} mode */
const command = (mode) => [program, dataDir, mode];
const WHOLE_ID = /^[0-9a-f-]{36}$/;

/** @param {number} writes */
async function killAfter(writes) {
  const child = spawn(process.execPath, command('write'), { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (WHOLE_ID.test(line)) acknowledged.add(line);
    seen += 1;
    if (seen === writes) child.kill('SIGKILL');
  }
  await closed;
}

for (let round = 1; round <= rounds; round += 1) await killAfter(2 + Math.floor(Math.random() * 300));
const { stdout } = spawnSync(process.execPath, command('list'), { encoding: 'utf8', maxBuffer: 1 << 30 });
const stored = new Set(stdout.split('\n'));
const lost = [...acknowledged].filter((id) => !stored.has(id));
console.log(`${rounds} rounds, ${acknowledged.size} writes acknowledged, ${lost.length} lost`);
await rm(dataDir, { recursive: true });
process.exit(lost.length === 0 && acknowledged.size > 0 ? 0 : 1);
