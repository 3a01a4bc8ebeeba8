import { readReport } from '../lib/report.ts';
import { checkBudget } from '../budget/check-budget.ts';
import { buildAll, parts as built } from '../lib/build.ts';
import { checks } from '../lib/checks.ts';
import { runJourneys } from '../lib/playwright.ts';
import { runChecks } from '../lib/run-checks.ts';
import { namedFailure } from '../lib/rerun.ts';
import { addTallies, failureLines, tallyLine, type Tally } from '../lib/tally.ts';
import { runVitest, timesFile } from '../lib/vitest.ts';
import { answersFolder, checkAnswers, emptyAnswers } from './check-answers.ts';
import type { FileTimes } from './times-reporter.ts';
import { timesLines } from './times.ts';

interface TestPart {
  readonly title: string;
  readonly run: () => Tally | Promise<Tally>;
}

/** A run of its own: `npm test` or `npm test -- --procesos`. */
export interface TestRun {
  readonly parts: readonly TestPart[];
  /** Reports of vitest that `--tiempos` reads. */
  readonly reports: readonly string[];
  /** What it leaves to other commands. */
  readonly leaves: string;
}

/** Every build, each counted as one. */
async function builds(): Promise<Tally> {
  const failed = await buildAll();
  const failures = failed.map((part) => namedFailure(`la construcción de ${part}`, 'npm run build'));
  return { passed: built.length - failed.length, failed: failed.length, failures };
}

async function unitTests(): Promise<Tally> {
  await emptyAnswers();
  return runVitest('unit', ['--project=!procesos'], { ANSWERS_DIR: answersFolder });
}

/** What shows that the product works. */
export const productRun: TestRun = {
  parts: [
    {
      title: 'Comprobaciones y construcción',
      run: async () => addTallies(await Promise.all([runChecks(checks), builds()])),
    },
    { title: 'Pruebas de unidad y de API', run: unitTests },
    { title: 'Respuestas que las rutas documentan', run: checkAnswers },
    { title: 'Recorridos en el navegador', run: runJourneys },
    { title: 'Peso de la página', run: checkBudget },
  ],
  reports: ['unit'],
  leaves:
    'Sin ejecutar: las pruebas de procesos (npm test -- --procesos) y las de servidores reales (npm run test:real).',
};

/** Processes, faults, hostile repositories, histories and connections, on the built product. */
export const processRun: TestRun = {
  parts: [
    { title: 'Construcción', run: builds },
    { title: 'Pruebas de procesos', run: () => runVitest('procesos', ['--project=procesos']) },
  ],
  reports: ['procesos'],
  leaves: 'Sin ejecutar: las demás pruebas (npm test) y las de servidores reales (npm run test:real).',
};

/** Runs part after part and prints the counts of all; gives the exit code. */
export async function runParts({ parts, reports, leaves }: TestRun, withTimes: boolean): Promise<number> {
  const tallies: Tally[] = [];
  const times: string[] = [];
  for (const { title, run } of parts) {
    console.log(`\n== ${title}`);
    const begin = performance.now();
    const tally = await run();
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`== ${title}: ${tallyLine(tally)} (${seconds} s)`);
    times.push(`${seconds.padStart(5)} s  ${title}`);
    tallies.push(tally);
  }
  if (withTimes) console.log(['', ...times, ...(await slowestFiles(reports))].join('\n'));
  const total = addTallies(tallies);
  console.log(['', ...failureLines(total), leaves, tallyLine(total)].join('\n'));
  return total.failed === 0 ? 0 : 1;
}

async function slowestFiles(reports: readonly string[]): Promise<string[]> {
  const found = await Promise.all(reports.map((name) => readReport<FileTimes[]>(timesFile(name))));
  return found.flatMap((files, i) => timesLines(reports[i] ?? '', files ?? []));
}
