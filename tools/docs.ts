// `npm run docs`: writes what is generated from the code: registries of rules, settings, rules, titles of cards, tests of security items.
// With `--check` it writes nothing and names those that are not current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { changedPages, missingFacts } from './generated-docs/check-generated.ts';
import { ownRules, ruleRegistry } from './generated-docs/rule-registry.ts';
import { root } from './lib/paths.ts';

const check = process.argv.includes('--check');

/** Writes the pages, or names those that are not current. */
function update(pages: ReadonlyMap<string, string>): readonly string[] {
  if (check) return changedPages(pages, textOf);
  for (const [path, text] of pages) writeFileSync(join(root, path), text);
  return [];
}

const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

const registries = (['javascript', 'python', 'css', 'html', 'docker'] as const).map(
  (language) =>
    [`packages/analyser/src/rules/${language}/registry.ts`, ruleRegistry(ownRules(language))] as const,
);

/** The pages load the analyser, which needs registries of the folders that are there. */
async function updatePages(): Promise<readonly string[]> {
  const { withoutFacts } = await import('../packages/analyser/src/rules/coverage.ts');
  const { generatedDocs } = await import('./generated-docs/generated-docs.ts');
  return [...withoutFacts().map(missingFacts), ...update(await generatedDocs())];
}

const outdated = update(new Map(registries));
const problems = outdated.length > 0 ? outdated : await updatePages();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
