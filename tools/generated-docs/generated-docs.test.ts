import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../lib/paths.ts';
import { generatedDocs } from './generated-docs.ts';

it('the generated pages are those that `npm run docs` would write', async () => {
  for (const [path, text] of await generatedDocs()) {
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
  }
});
