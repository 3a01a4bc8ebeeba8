import { checkBudget } from '../budget/check-budget.ts';
import { ensureBuilt, parts } from '../lib/build.ts';
import { checks } from '../lib/checks.ts';
import { runJourneys } from '../lib/playwright.ts';
import { runChecks } from '../lib/run-checks.ts';
import { addTallies, failureLines, tallyLine, type Tally } from '../lib/tally.ts';
import { runVitest } from '../lib/vitest.ts';
import { answersFolder, checkAnswers, emptyAnswers } from './check-answers.ts';

interface TestPart {
  readonly title: string;
  readonly run: () => Tally | Promise<Tally>;
}

/** Every build, each counted as one. */
async function builds(): Promise<Tally> {
  const tallies = [];
  for (const part of parts) {
    const built = (await ensureBuilt(part)) === 0;
    tallies.push({ passed: built ? 1 : 0, failed: built ? 0 : 1 });
  }
  return addTallies(tallies);
}

async function unitTests(): Promise<Tally> {
  await emptyAnswers();
  return runVitest('unit', [], { ANSWERS_DIR: answersFolder });
}

/** The parts of `npm test`, in their order. */
const testParts: readonly TestPart[] = [
  { title: 'Comprobaciones', run: () => runChecks(checks) },
  { title: 'Construcción', run: builds },
  { title: 'Pruebas de unidad y de API', run: unitTests },
  { title: 'Respuestas que las rutas documentan', run: checkAnswers },
  { title: 'Recorridos en el navegador', run: runJourneys },
  { title: 'Peso de la página', run: checkBudget },
];

/** Runs part after part and prints the counts of all; gives the exit code. */
export async function runAllParts(): Promise<number> {
  const tallies: Tally[] = [];
  for (const { title, run } of testParts) {
    console.log(`\n== ${title}`);
    const tally = await run();
    console.log(`== ${title}: ${tallyLine(tally)}`);
    tallies.push(tally);
  }
  const total = addTallies(tallies);
  console.log(['', ...failureLines(total), tallyLine(total)].join('\n'));
  return total.failed === 0 ? 0 : 1;
}
