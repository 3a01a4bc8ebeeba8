import { checkBudget } from '../budget/check-budget.ts';
import { ensureBuilt, parts } from './build.ts';
import { checks } from './checks.mjs';
import { runJourneys } from './playwright.mjs';
import { runChecks } from './run-checks.mjs';
import { addTallies } from './tally.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/** Both builds, each counted as one. */
async function builds() {
  const tallies = [];
  for (const part of parts) {
    const built = (await ensureBuilt(part)) === 0;
    tallies.push({ passed: built ? 1 : 0, failed: built ? 0 : 1 });
  }
  return addTallies(tallies);
}

/** The parts of `npm test`, in their order. @type {readonly { title: string, run: () => Tally | Promise<Tally> }[]} */
export const testParts = [
  { title: 'Comprobaciones', run: () => runChecks(checks) },
  { title: 'Construcción', run: builds },
  { title: 'Pruebas de unidad y de API', run: () => runVitest('unit', []) },
  { title: 'Recorridos en el navegador', run: runJourneys },
  { title: 'Peso de la página', run: checkBudget },
];
