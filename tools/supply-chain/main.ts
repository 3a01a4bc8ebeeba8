// Checks every package of the lockfiles: licence, hash, no address, no script at installation.
import { root } from '../lib/paths.ts';
import { checkPackages } from './check-packages.ts';
import { lockedPackages } from './lockfile.ts';

const problems = checkPackages(lockedPackages(root));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
