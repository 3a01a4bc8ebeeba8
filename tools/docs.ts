// `npm run docs`: writes the pages that are generated from the code: settings and rules.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generatedDocs } from './generated-docs/generated-docs.ts';
import { root } from './lib/paths.ts';

for (const [path, text] of await generatedDocs()) await writeFile(join(root, path), text);
