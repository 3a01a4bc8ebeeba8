import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { coverage, originOf, type CoveredRule } from '../../packages/analyser/src/rules/coverage.ts';
import { compared as last, differences } from './compared-rules.ts';
import { root } from '../lib/paths.ts';
import { knownDifferences } from './known-differences.ts';

const rulesFolder = join(root, 'packages/analyser/src/rules');
const titles = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
} as const;

/** Folders of the rules whose keys have no number. */
const named = {
  BackticksUsage: 'backticks-usage',
  ExecStatementUsage: 'exec-usage',
  InequalityUsage: 'inequality-usage',
  PrintStatementUsage: 'print-usage',
};

/** Folders of our own rules by key: `s1128-unused-import`. */
function ownRules(room: string): Map<string, string> {
  const folders = readdirSync(join(rulesFolder, room), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const own = new Map(Object.entries(named));
  for (const { name } of folders) {
    const number = /^s(?<number>\d+)-/u.exec(name)?.groups?.['number'];
    if (number !== undefined) own.set(`S${number}`, name);
  }
  return own;
}

/** How one rule is found, or why it is not. */
function howFound({ repository, key, missing }: CoveredRule, own: Map<string, string>) {
  if (missing !== null) return `no: ${missing}`;
  const folder = own.get(key);
  if (folder !== undefined) return `\`${folder}\``;
  const page = originOf(repository, key);
  return `[${page.split('/').at(-1)?.replace('.md', '') ?? ''}](${page})`;
}

function section(repository: 'javascript' | 'typescript' | 'python') {
  const rules = coverage(repository);
  const own = ownRules(repository === 'python' ? 'python' : 'javascript');
  const found = rules.filter(({ missing }) => missing === null).length;
  return [
    `## ${titles[repository]}`,
    '',
    `${String(found)} of ${String(rules.length)} rules are looked for.`,
    '',
    '| Rule | Severity | Looked for by |',
    '| --- | --- | --- |',
    ...rules.map((rule) => `| ${rule.key} | ${rule.severity} | ${howFound(rule, own)} |`),
    '',
  ];
}

/** With a space between groups of digits from five digits on. */
const inThousands = (value: number) =>
  value < 10_000 ? String(value) : value.toLocaleString('en').replaceAll(',', ' ');

/** Where the findings of rules differ from those of the rules that they are compared with. */
function comparedSection() {
  return [
    '## Beside the reference rules',
    '',
    '`npm run comparar-reglas -w lab` runs the rules for JavaScript and TypeScript over published packages beside',
    '`eslint-plugin-sonarjs` 2.0.4 with ESLint 8, with types as SonarQube has them and without `eslint-disable` comments, which',
    `SonarQube ignores. On ${last.on}, in ${inThousands(last.lines)} lines of nine packages, ${inThousands(last.pairs)} findings have a`,
    'partner in the same line, and rules that are not in this table have no difference. ‘Ours’ and ‘theirs’ are findings without a',
    'partner. There the rules read all files of a package; the product cuts packages of more than 1.2 million characters into batches',
    'without each other’s types (`docs/rendimiento.md` has the cost).',
    '',
    '| Rule | Ours | Theirs | Why |',
    '| --- | ---: | ---: | --- |',
    ...differences.map(
      ({ key, ours, theirs, why }) => `| ${key} | ${String(ours)} | ${String(theirs)} | ${why} |`,
    ),
    '',
  ];
}

/** Differences from SonarQube 10.7 that are kept. */
function keptDifferences() {
  return [
    '## Right here and wrong there',
    '',
    'Known differences from a real SonarQube 10.7 that are kept on purpose, because 10.7 reads the text otherwise than its language does.',
    'Any other difference counts as a fault of the embedded analyser.',
    '',
    '| Concerns | Text | Here | SonarQube 10.7 |',
    '| --- | --- | --- | --- |',
    ...knownDifferences.map(
      ({ concerns, text, here, there }) => `| ${concerns} | ${text} | ${here} | ${there} |`,
    ),
    '',
  ];
}

/** The page that lists every rule of the profile, whether it is looked for, and by what. */
export function rulesList() {
  return [
    "# Rules of 'Sonar way'",
    '',
    'Every code smell of the profile of SonarQube 10.7, and the rule that finds it in the embedded analyser: one of our own (by its',
    'folder in `packages/analyser/src/rules`), or one of a public plugin with SonarQube’s options. `npm run docs` writes this page.',
    '',
    ...(['javascript', 'typescript', 'python'] as const).flatMap((repository) => section(repository)),
    ...keptDifferences(),
    ...comparedSection(),
  ].join('\n');
}
