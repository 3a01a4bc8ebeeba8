/** Counts, and the names of what failed or needed a second try, as far as they are known. @typedef {{ passed: number, failed: number, failures?: readonly string[], secondTries?: readonly string[] }} Tally */
/** @typedef {{ title: string, specs?: readonly { title: string, tests: readonly { projectName: string, status: string }[] }[], suites?: readonly JourneySuite[] }} JourneySuite */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    secondTries: tallies.flatMap(({ secondTries = [] }) => secondTries),
  };
}

/** One line a failure or second try, for the end of a long output. @param {Tally} tally */
export const failureLines = ({ failures = [], secondTries = [] }) => [
  ...secondTries.map((name) => `a la segunda: ${name}`),
  ...failures.map((name) => `falló: ${name}`),
];

/** @param {Tally} tally */
export function tallyLine({ passed, failed }) {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

/**
 * Counts of a vitest JSON report. A file that fails before any of its tests (a broken import, a failed
 * beforeAll) counts as one failure; so does a run that left no report or found no test.
 * @param {{ testResults: readonly { name: string, status: string, assertionResults: readonly { status: string, fullName: string }[] }[] } | null} report
 * @returns {Tally}
 */
export function vitestTally(report) {
  if (report === null || report.testResults.length === 0) return { passed: 0, failed: 1 };
  return addTallies(
    report.testResults.map(({ name, status, assertionResults }) => {
      const passed = assertionResults.filter((result) => result.status === 'passed').length;
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (failed.length === 0 && status === 'failed') return { passed, failed: 1, failures: [name] };
      return {
        passed,
        failed: failed.length,
        failures: failed.map(({ fullName }) => `${name}: ${fullName}`),
      };
    }),
  );
}

/**
 * The closing line of a script's output, or one failure when it has none.
 * @param {string} output
 * @returns {Tally}
 */
export function readTally(output) {
  const found = /(?<passed>\d+) passed, (?<failed>\d+) failed\s*$/u.exec(output);
  if (!found) return { passed: 0, failed: 1 };
  return { passed: Number(found.groups?.['passed']), failed: Number(found.groups?.['failed']) };
}

/** @param {readonly JourneySuite[]} suites @param {string} status @returns {string[]} */
function journeysOf(suites, status) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `${title}: ${spec.title} (${projectName})`),
    ),
    ...journeysOf(inner, status),
  ]);
}

/**
 * Counts of a Playwright JSON report. Errors outside any journey count one each. What passed only on a second try, on
 * a machine that does other work, has passed and is named.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[], suites: readonly JourneySuite[] } | null} report
 * @returns {Tally}
 */
export function journeysTally(report) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const passed = expected + flaky;
  const failed = unexpected + report.errors.length;
  return {
    passed,
    failed: passed === 0 && failed === 0 ? 1 : failed,
    failures: journeysOf(report.suites, 'unexpected'),
    secondTries: journeysOf(report.suites, 'flaky'),
  };
}
