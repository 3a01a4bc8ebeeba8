// The program `mantenible`, which bin/mantenible.mjs loads.
import { enableCompileCache } from 'node:module';

import { createConsole } from './output/console.ts';
import { keepCompiledCode } from './output/compiled-code.ts';
import { run } from './run.ts';
import { statuses } from './statuses.ts';

try {
  enableCompileCache(keepCompiledCode(process.env));
  const { console, close } = createConsole(process);
  const status = await run(process.argv.slice(2), console);
  await close(status);
} catch (error) {
  // Before the command runs: in a folder that was removed, among others.
  process.exitCode = statuses.failed;
  process.stderr.write(
    `No se pudo empezar en esta carpeta: compruebe que existe y que puede leerla (${error instanceof Error ? error.message : String(error)}).\n`,
  );
}
