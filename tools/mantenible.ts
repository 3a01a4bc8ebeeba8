// `npm run analizar -- …`: the command of packages/cli, built first where its sources changed.
import { ensureBuilt, keepCompiledCode } from './lib/build.ts';

if ((await ensureBuilt('cli')) !== 0) {
  console.error('No se pudo construir la orden; el motivo está más arriba.');
  process.exit(2);
}
keepCompiledCode();
await import('../packages/cli/bin/mantenible.mjs');
