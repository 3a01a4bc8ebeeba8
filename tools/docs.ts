// `npm run docs`: writes the pages that are generated from the code: settings, rules, titles of cards, security items. With `--check`
// it writes nothing and names those that are not current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withoutFacts } from '../packages/analyser/src/rules/coverage.ts';
import { changedPages, missingFacts } from './generated-docs/check-generated.ts';
import { generatedDocs } from './generated-docs/generated-docs.ts';
import { root } from './lib/paths.ts';

const check = process.argv.includes('--check');
const pages = await generatedDocs();
if (!check) for (const [path, text] of pages) writeFileSync(join(root, path), text);
const problems = [
  ...withoutFacts().map(missingFacts),
  ...changedPages(pages, (path) => readFileSync(join(root, path), 'utf8')),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
