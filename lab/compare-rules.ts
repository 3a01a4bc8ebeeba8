// `npm run comparar-reglas -w lab -- [FOLDER…] [--detalle]`: the findings of the rules for JavaScript and TypeScript beside those of
// `eslint-plugin-sonarjs` 2.0.4 and of the public plugins that rules come from, by rule, file and line. A published package
// may stand for a folder (`npm:express@4.21.1`); without any, the packages of `lab/compare-rules/packages.ts`.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { factsOf } from '../packages/analyser/src/rules/catalogue/rule-facts.ts';
import { coverage } from '../packages/analyser/src/rules/coverage.ts';
import { askOracle } from './compare-rules/oracle.ts';
import { findWhole } from './compare-rules/ours.ts';
import { lintedPackages } from './compare-rules/packages.ts';
import { givenFolder } from './lib/folder.ts';
import { compareFindings, reportFindings, type PlacedFinding } from './parity/findings.ts';
import { readSources } from './parity/ours.ts';
import { fetchPackage } from './parity/packages.ts';

const options = process.argv.slice(2);
const given = options.filter((each) => !each.startsWith('--'));
const names = given.length === 0 ? lintedPackages : given;

/** Implemented rules; `docs/reglas.md` has the reason of each missing one. */
const keys = new Set(
  (['javascript', 'typescript'] as const).flatMap((repository) =>
    coverage(repository).flatMap(({ key, missing }) => (missing === null ? [key] : [])),
  ),
);

/** Both languages under one name: the oracle has only JavaScript repositories. */
const renamed = (finding: PlacedFinding) => ({
  ...finding,
  rule: finding.rule.replace('typescript:', 'javascript:'),
});

/** Whether the profile of a file's language holds a rule. */
const isInProfile = ({ rule, file }: PlacedFinding) =>
  factsOf(/\.[cm]?tsx?$/u.test(file) ? rule.replace('javascript:', 'typescript:') : rule) !== null;

async function judge(name: string, folder: string) {
  const scripts = (await readSources(folder)).filter(({ path }) =>
    /\.(?:[cm]?[jt]s|[jt]sx|vue)$/iu.test(path),
  );
  const paths = scripts.map(({ path }) => path);
  const settings = (await readdir(folder, { recursive: true })).filter(
    (path) => basename(path) === 'tsconfig.json',
  );
  const oracle = await askOracle(folder, { scripts: paths, settings }, [...keys]);
  const findings = await findWhole(folder);
  const known = new Set(oracle.known.map((key) => `javascript:${key}`));
  const placed = (list: readonly PlacedFinding[]) =>
    list.map((finding) => ({ ...finding, file: `${name}/${finding.file}` }));
  const lines = scripts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const ours = findings.map(renamed).filter(({ rule }) => known.has(rule));
  console.log(
    `${name}: ${String(lines)} lines, ${String(oracle.failed.length)} files not read by the oracle`,
  );
  return {
    lines,
    failed: oracle.failed,
    ours: placed(ours),
    theirs: placed(oracle.findings.filter(isInProfile)),
  };
}

const packages = await mkdtemp(join(tmpdir(), 'mantenible-paquetes-'));
try {
  const verdicts: Awaited<ReturnType<typeof judge>>[] = [];
  for (const [index, name] of names.entries()) {
    const folder = name.startsWith('npm:')
      ? await fetchPackage(name, await mkdtemp(join(packages, `${String(index)}-`)))
      : givenFolder(name);
    verdicts.push(await judge(name, folder));
  }
  const comparison = compareFindings(
    verdicts.flatMap(({ ours }) => ours),
    verdicts.flatMap(({ theirs }) => theirs),
  );
  console.log(
    `\n# ${String(names.length)} folders, ${String(verdicts.reduce((sum, { lines }) => sum + lines, 0))} lines`,
  );
  console.log(reportFindings(comparison, options.includes('--detalle')));
} finally {
  await rm(packages, { recursive: true, force: true });
}
