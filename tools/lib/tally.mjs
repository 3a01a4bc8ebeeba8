/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed }) {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

/**
 * Counts of a vitest JSON report. A file that fails before any of its tests (a broken import, a failed
 * beforeAll) counts as one failure; so does a run that left no report or found no test.
 * @param {{ testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[] } | null} report
 * @returns {Tally}
 */
export function vitestTally(report) {
  if (report === null || report.testResults.length === 0) return { passed: 0, failed: 1 };
  return addTallies(
    report.testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((result) => result.status === 'passed').length;
      const failed = assertionResults.filter((result) => result.status === 'failed').length;
      return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
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

/**
 * Counts of a Playwright JSON report. A journey that passed only on a second try counts as failed, and errors
 * outside any journey count one each.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] } | null} report
 * @returns {Tally}
 */
export function journeysTally(report) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: expected === 0 && failed === 0 ? 1 : failed };
}
