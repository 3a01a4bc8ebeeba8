import type { FileTimes } from '../lib/file-times.ts';
import { readReport } from '../lib/report.ts';
import { checkBudget } from '../budget/check-budget.ts';
import { buildAll, parts as built } from '../lib/build.ts';
import { checks } from '../lib/checks.ts';
import { journeysReport, runJourneys } from '../lib/playwright.ts';
import { runChecks } from '../lib/run-checks.ts';
import { namedFailure } from '../lib/rerun.ts';
import { addTallies, failureLines, namedTally, tallyLine, type Tally } from '../lib/tally.ts';
import { runVitest, timesFile } from '../lib/vitest.ts';
import { answersFolder, checkAnswers, emptyAnswers } from './check-answers.ts';
import { timesLines } from './times.ts';

interface TestPart {
  readonly title: string;
  /** Repeats it alone. */
  readonly command: string;
  readonly run: () => Tally | Promise<Tally>;
}

/** A run of its own: `npm test` or `npm test -- --procesos`. */
export interface TestRun {
  readonly parts: readonly TestPart[];
  /** Reports of vitest, and of the journeys, that `--tiempos` reads. */
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
      command: 'npm run check && npm run build',
      run: async () => addTallies(await Promise.all([runChecks(checks), builds()])),
    },
    { title: 'Pruebas de unidad y de API', command: "npm test -- '--project=!procesos'", run: unitTests },
    { title: 'Respuestas que las rutas documentan', command: 'npm test', run: checkAnswers },
    { title: 'Recorridos en el navegador', command: 'npm run e2e', run: runJourneys },
    { title: 'Peso de la página', command: 'npm run budget', run: checkBudget },
  ],
  reports: ['unit', journeysReport],
  leaves:
    'Sin ejecutar: las pruebas de procesos (npm test -- --procesos) y las de servidores reales (npm run test:real).',
};

/** Processes, faults, hostile repositories, histories and connections, on the built product. */
export const processRun: TestRun = {
  parts: [
    { title: 'Construcción', command: 'npm run build', run: builds },
    {
      title: 'Pruebas de procesos',
      command: 'npm test -- --project=procesos',
      run: () => runVitest('procesos', ['--project=procesos']),
    },
  ],
  reports: ['procesos'],
  leaves: 'Sin ejecutar: las demás pruebas (npm test) y las de servidores reales (npm run test:real).',
};

/** Runs part after part and prints the counts of all; gives the exit code. */
export async function runParts({ parts, reports, leaves }: TestRun, withTimes: boolean): Promise<number> {
  const tallies: Tally[] = [];
  const times: string[] = [];
  for (const { title, command, run } of parts) {
    console.log(`\n== ${title}`);
    const begin = performance.now();
    const tally = namedTally(await run(), title, command);
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
