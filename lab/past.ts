// `npm run bench:pasado -w lab`: the past of two made histories, successive published versions of one npm and one PyPI package,
// beside one analysis from scratch of the same head, both by the built worker and without downloads; then 24
// commits of three files each, and `wily build` over the same revisions. With `-- FOLDER…` the last 24 commits of those git
// repositories instead, and 24 spread over their histories. BENCH_RONDAS sets the rounds, of which the median counts.
import { ensureAllBuilt, keepCompiledCode } from '../tools/lib/build.ts';
import {
  copyOfHead,
  historyOf,
  outputOf,
  publishedHistory,
  stepsOf,
  type Published,
} from './past/published.ts';
import { givenFolder } from './lib/folder.ts';
import { healthDuringAnalyses } from './analyser/served.ts';
import { runRounds, servedRepository } from './past/runs.ts';
import { wilySeconds } from './past/wily.ts';

const rounds = Number(process.env['BENCH_RONDAS'] ?? 3);
const points = 24;
/** Times the analysis of the head that a past may take: of the last commits, and of commits spread over the history. */
const targets = { last: 2, spread: 15 };

/** Milliseconds of /salud at p99. */
const healthTarget = 50;

const packages: readonly Published[] = [
  { registry: 'npm', name: 'sequelize', series: '4.' },
  { registry: 'pypi', name: 'werkzeug', series: '' },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

await ensureAllBuilt();
keepCompiledCode();
let missed = 0;

/** Prints how long /salud takes while the product analyses a repository and its past. */
async function compareHealth(repository: string) {
  const p99 = await servedRepository(repository, healthDuringAnalyses);
  if (p99 > healthTarget) missed += 1;
  console.log(
    `/salud meanwhile, in the product: p99 ${p99.toFixed(1)} ms (target: ${String(healthTarget)} ms)`,
  );
}

/** Prints the ratio of a past beside its head, and returns the commits that it analysed. */
async function compare(title: string, repository: string, target: number) {
  const results = await runRounds(repository, rounds);
  const ratio = median(results.map(({ past, head }) => past / head));
  const past = median(results.map((one) => one.past));
  const commits = results[0]?.commits ?? [];
  if (ratio > target) missed += 1;
  console.log(
    `${title}: ${String(commits.length)} commits in ${past.toFixed(2)} s, ${ratio.toFixed(2)} times the head alone (target: ${String(target)})`,
  );
  return { commits, past };
}

/** Commits of a branch over first parents, the oldest first. */
const branchOf = async (repository: string) =>
  (await outputOf('git', ['-C', repository, 'rev-list', '--reverse', '--first-parent', 'HEAD'])).split('\n');

async function measurePublished(published: Published) {
  const { registry, name } = published;
  const repository = await publishedHistory(published);
  const all = await branchOf(repository);
  console.log(`# ${registry}:${name}, ${String(all.length)} versions`);
  const { commits } = await compare('spread', repository, targets.spread);
  await compareHealth(repository);
  const steps = await stepsOf(repository, all, points);
  const last = await historyOf(steps.folder, steps.trees, 'ultimos.git');
  await compare('last', last, targets.last);
  if (registry !== 'pypi') return;
  const same = await historyOf(repository, commits, 'mismos.git');
  const wily = await wilySeconds(same, commits.length);
  const { past } = await compare('the same revisions alone', same, targets.spread);
  if (past >= wily) missed += 1;
  console.log(`wily build: ${wily.toFixed(2)} s, ${(wily / past).toFixed(2)} times ours`);
}

async function measureRepository(folder: string) {
  const repository = await copyOfHead(folder);
  const all = await branchOf(repository);
  console.log(`# ${folder}, ${String(all.length)} commits`);
  await compare('last', await historyOf(repository, all.slice(-points), 'ultimos.git'), targets.last);
  await compare('spread', repository, targets.spread);
  await compareHealth(repository);
}

const folders = process.argv.slice(2);
for (const folder of folders) await measureRepository(givenFolder(folder));
if (folders.length === 0) for (const published of packages) await measurePublished(published);
process.exitCode = missed === 0 ? 0 : 1;
