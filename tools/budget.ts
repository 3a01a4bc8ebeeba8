// `npm run budget`: fails when the built page weighs more than it may (tools/budget/measure.ts).
import { checkBudget } from './budget/check-budget.ts';

const { failed } = checkBudget();
process.exitCode = failed === 0 ? 0 : 1;
