import { quoted, withCommand } from '../lib/rerun.ts';
import { addTallies, namedTally, tallyLine, type Tally } from '../lib/tally.ts';
import { openServices } from './services.ts';
import { suites } from './suites.ts';
import { MissingProgram } from '../lib/system.ts';

interface Choice {
  readonly short: boolean;
  /** Parts of titles; none chooses every suite. */
  readonly titles: readonly string[];
}

/**
 * The chosen suites, one after the other; one whose servers do not start counts as one failure and does not stop the
 * others. A server is stopped after the last suite that needs it.
 */
export async function runSuites({ short, titles }: Choice) {
  const chosen = suites.filter(
    ({ title, onlyWhole }) =>
      !(short && onlyWhole) && (titles.length === 0 || titles.some((part) => title.includes(part))),
  );
  if (chosen.length === 0) throw new Error(`no suite has ${titles.join(', ')} in its title`);
  const services = openServices([...new Set(chosen.flatMap(({ needs }) => needs))]);
  const tallies = [];
  for (const [index, { title, needs, run }] of chosen.entries()) {
    const begin = Date.now();
    const tally = await services
      .env(needs)
      .then((env) => run({ ...env, ...(short ? { PRUEBA_CORTA: '1' } : {}) }))
      .catch((error: unknown) => {
        console.error(error instanceof MissingProgram ? error.message : error);
        return { passed: 0, failed: 1 };
      });
    console.log(`== ${title}: ${tallyLine(tally)} (${String(Math.round((Date.now() - begin) / 1000))} s)`);
    tallies.push(named(tally, title));
    const later = new Set(chosen.slice(index + 1).flatMap((suite) => suite.needs));
    await services.release(needs.filter((name) => !later.has(name)));
  }
  return addTallies(tallies);
}

/** Each failure with the command that repeats its suite, which needs its servers; a suite that names none by its title. */
export function named(tally: Tally, title: string): Tally {
  const command = `npm run test:real -- ${quoted(title)}`;
  const { failures = [] } = namedTally(tally, title, command);
  return { ...tally, failures: failures.map((failure) => withCommand(failure, command)) };
}
