// `npm run reglas`: writes `docs/reglas.md`, the list of the rules and of what looks for each.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { root } from './lib/paths.ts';
import { rulesList } from './rules-list/rules-list.ts';

const file = join(root, 'docs/reglas.md');
await writeFile(file, await format(rulesList(), { ...(await resolveConfig(file)), parser: 'markdown' }));
