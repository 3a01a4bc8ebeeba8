import { addTallies, tallyLine } from '../lib/tally.mjs';
import { suites } from './suites.mjs';
import { MissingProgram } from './system.mjs';

/**
 * @param {(typeof suites)[number]} suite
 * @param {Record<string, string>} env
 * @returns {Promise<import('../lib/tally.mjs').Tally>}
 */
async function runSuite({ title, variable, start, run }, env) {
  if (process.env[variable]) return run(env);
  console.log(`== ${title}: se pone en marcha…`);
  const service = await start();
  try {
    return await run({ ...service.env, ...env });
  } finally {
    await service.stop();
  }
}

/**
 * Every suite, one after the other; one that cannot start counts as one failure and does not stop the others.
 * @param {boolean} short
 */
export async function runSuites(short) {
  const tallies = [];
  for (const suite of suites) {
    const tally = await runSuite(suite, short ? { PRUEBA_CORTA: '1' } : {}).catch((error) => {
      console.error(error instanceof MissingProgram ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    console.log(`== ${suite.title}: ${tallyLine(tally)}`);
    tallies.push(tally);
  }
  return addTallies(tallies);
}
