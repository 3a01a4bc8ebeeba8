// The program `mantenible`, which bin/mantenible.mjs loads.
import { enableCompileCache } from 'node:module';

import { createConsole } from './output/console.ts';
import { keepCompiledCode } from './output/compiled-code.ts';
import { run } from './run.ts';

enableCompileCache(keepCompiledCode(process.env));
const { console, close } = createConsole(process);
const status = await run(process.argv.slice(2), console);
await close(status);
