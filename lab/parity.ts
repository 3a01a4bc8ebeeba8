// `npm run parity -w lab -- FOLDER…`: the same folder measured by a real SonarQube (SONAR_HOST_URL, SONAR_TOKEN) and by the
// embedded analyser; prints every file and measure that differs, and recall and precision of findings by rule, file and
// line (each that differs with `--detalle`). A published package may stand for a folder (`npm:express@4.21.1`); `--todos`
// are all packages of the targets, `--no-vistos` and `--python` those not used while rules were written, `--segunda` and
// `--segunda-python` the second ten of each, `--tercera` to `--octava` five more of scripts. Ends with an
// error when a measure differs or findings miss their targets.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from '../tools/lib/build.ts';
import { givenFolder } from './lib/folder.ts';
import { compare, report } from './parity/compare.ts';
import { compareFindings, reachesTargets, reportFindings, type PlacedFinding } from './parity/findings.ts';
import { analyseFolder } from './parity/ours.ts';
import {
  eighthPackages,
  fetchPackage,
  fifthPackages,
  fourthPackages,
  judgedPackages,
  secondPackages,
  secondPython,
  seventhPackages,
  sixthPackages,
  thirdPackages,
  unseenPackages,
  unseenPython,
} from './parity/packages.ts';
import { scanFolder } from './parity/scan.ts';
import { deleteProject, metrics, readFiles, readFindings, waitForReport } from './parity/server.ts';

/**
 * Metric that SonarQube 10.7 counts in an older way in JavaScript and TypeScript: only in Python it has to be the
 * same.
 */
const cognitiveComplexity = 'cognitive_complexity';

/** Measures of these files have to be the same; of style sheets and pages we count the lines alone. */
const isScript = (path: string) => /\.(?:[cm]?[jt]s|[jt]sx|vue|py)$/iu.test(path);

const only = <T>(files: ReadonlyMap<string, T>, isWanted: (path: string) => boolean) =>
  new Map([...files].filter(([path]) => isWanted(path)));

const options = process.argv.slice(2);
const detailed = options.includes('--detalle');
/** Lists of packages by the option that names them. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '--todos': judgedPackages,
  '--no-vistos': unseenPackages,
  '--python': unseenPython,
  '--segunda': secondPackages,
  '--segunda-python': secondPython,
  '--tercera': thirdPackages,
  '--cuarta': fourthPackages,
  '--quinta': fifthPackages,
  '--sexta': sixthPackages,
  '--septima': seventhPackages,
  '--octava': eighthPackages,
};
const names = options.flatMap((each) => lists[each] ?? (each.startsWith('--') ? [] : [each]));
const server = { url: process.env['SONAR_HOST_URL'] ?? '', token: process.env['SONAR_TOKEN'] ?? '' };
if (names.length === 0 || server.url === '' || server.token === '')
  throw new Error(
    'usage: SONAR_HOST_URL=… SONAR_TOKEN=… npm run parity -w lab -- FOLDER… [--todos] [--no-vistos] [--python] [--segunda] [--segunda-python] [--tercera] [--cuarta] [--quinta] [--sexta] [--septima] [--octava] [--detalle]',
  );

if ((await ensureBuilt('worker')) !== 0) throw new Error('the analyser could not be built');

/** Results of the server for a folder: measures by file, findings. */
async function scanned(folder: string) {
  const key = `paridad-${randomUUID()}`;
  try {
    await scanFolder(server, folder, key);
    await waitForReport(server, key);
    return { measures: await readFiles(server, key), findings: await readFindings(server, key) };
  } finally {
    await deleteProject(server, key);
  }
}

/** Prints one folder's comparison. */
async function judge(name: string, folder: string) {
  console.log(`\n# ${name}`);
  const theirs = await scanned(folder);
  const ours = await analyseFolder(folder);
  const judged = metrics.filter((metric) => metric !== cognitiveComplexity);
  const compared = (isWanted: (path: string) => boolean, keys: readonly string[]) =>
    compare(only(ours.measures, isWanted), only(theirs.measures, isWanted), keys);
  const python = compared((path) => path.endsWith('.py'), [cognitiveComplexity]);
  const same = compared(isScript, judged);
  console.log(
    report(
      'counted differently on purpose',
      compared((path) => !path.endsWith('.py'), [cognitiveComplexity]),
    ),
  );
  console.log(
    report(
      '\nstyle sheets and pages',
      compared((path) => !isScript(path), judged),
    ),
  );
  console.log(report('\nparity of cognitive complexity in Python', python));
  console.log(report('\nparity', same));
  const comparison = compareFindings(ours.findings, theirs.findings);
  console.log(`\n${reportFindings(comparison, detailed)}`);
  const lines = [...ours.measures.values()].reduce((sum, { lines: count = 0 }) => sum + count, 0);
  return {
    name,
    lines,
    differences: same.differences.length + python.differences.length,
    ours: ours.findings,
    theirs: theirs.findings,
  };
}

const packages = await mkdtemp(join(tmpdir(), 'mantenible-paquetes-'));
try {
  const verdicts: Awaited<ReturnType<typeof judge>>[] = [];
  for (const [index, name] of names.entries()) {
    const folder = /^(?:npm(?:-src)?|pypi):/u.test(name)
      ? await fetchPackage(name, await mkdtemp(join(packages, `${String(index)}-`)))
      : givenFolder(name);
    verdicts.push(await judge(name, folder));
  }
  /** Findings of all folders, with the folder's name before each path: two packages can have the same paths. */
  const all = (side: 'ours' | 'theirs'): PlacedFinding[] =>
    verdicts.flatMap((verdict) =>
      verdict[side].map((finding) => ({ ...finding, file: `${verdict.name}/${finding.file}` })),
    );
  const total = compareFindings(all('ours'), all('theirs'));
  const lines = verdicts.reduce((sum, verdict) => sum + verdict.lines, 0);
  const differences = verdicts.reduce((sum, verdict) => sum + verdict.differences, 0);
  console.log(
    `\n# total: ${String(names.length)} folders, ${String(lines)} lines, ${String(differences)} measures differ`,
  );
  console.log(reportFindings(total, false));
  process.exitCode = differences === 0 && reachesTargets(total.rules) ? 0 : 1;
} finally {
  await rm(packages, { recursive: true, force: true });
}
