import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { programsBeside } from './runtime/programs.ts';
import { serve } from './runtime/serve.ts';

/** Folder of the built page, found from the source and from the build; null serves the API alone. */
function builtPage(): string | null {
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(dist) ? dist : null;
}

await serve(() => ({ web: builtPage(), programs: programsBeside(import.meta.url) }));
