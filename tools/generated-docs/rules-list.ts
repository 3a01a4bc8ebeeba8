import { coverage, originOf, type CoveredRule } from '../../packages/analyser/src/rules/coverage.ts';
import { repositories, type Repository } from '../../packages/analyser/src/rules/catalogue/rule-facts.ts';
import { knownDifferences } from './known-differences.ts';
import { ownRules } from './rule-registry.ts';

const titles = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  css: 'CSS',
  Web: 'HTML',
  docker: 'Docker',
} as const;

/** Folders of our own rules, by repository. */
const folders = {
  javascript: 'javascript',
  typescript: 'javascript',
  python: 'python',
  css: 'css',
  Web: 'html',
  docker: 'docker',
} as const;

/** How one rule is found, or why it is not. */
function howFound({ repository, key, missing }: CoveredRule, own: ReadonlyMap<string, string>) {
  if (missing !== null) return `no: ${missing}`;
  const folder = own.get(key);
  if (folder !== undefined) return `\`${folder}\``;
  const page = originOf(repository, key);
  return `[${page.split('/').at(-1)?.replace('.md', '') ?? ''}](${page})`;
}

function section(repository: Repository) {
  const rules = coverage(repository);
  const folder = folders[repository];
  const own = ownRules(folder);
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

/** A bar would begin another column. */
const inCell = (text: string) => text.replaceAll('|', String.raw`\|`);

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
      ({ concerns, text, here, there }) => `| ${[concerns, text, here, there].map(inCell).join(' | ')} |`,
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
    'Rules run on JavaScript, TypeScript, Python, CSS (also SCSS and Less), HTML and Dockerfiles; those for scripts and style sheets also run',
    'on the ones in HTML pages and Vue components, and those for HTML on Vue components and templates. XML, YAML, JSON, Bicep and Sass in',
    'its indented syntax (`.sass`) have measures alone: SonarQube’s count of code smells can be higher there.',
    '',
    ...repositories.flatMap((repository) => section(repository)),
    ...keptDifferences(),
  ].join('\n');
}
