// Loaded into the measured server (--import): on SIGUSR2 it collects garbage and writes what is left.
import { writeFileSync } from 'node:fs';

const file = process.env['BENCH_MEMORY_FILE'] ?? '';
let count = 0;
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  count += 1;
  writeFileSync(file, JSON.stringify({ count, ...process.memoryUsage() }));
});
