// `npm run reglas`: writes `docs/reglas.md`, the list of the rules and of what looks for each.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from './lib/paths.ts';
import { formattedRules } from './rules-list/formatted-rules.ts';

await writeFile(join(root, 'docs/reglas.md'), await formattedRules());
