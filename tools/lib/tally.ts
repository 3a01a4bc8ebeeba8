import { relative } from 'node:path';

import { failureText, namedFailure } from './rerun.ts';

/** Counts, and the names of what failed, as far as they are known. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly string[];
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Error of the file outside its tests. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface JourneySuite {
  readonly specs?: readonly {
    readonly title: string;
    /** Below the folder of the journeys. */
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly JourneySuite[];
}

export interface JourneysReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly JourneySuite[];
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  };
}

/** The same counts; where something failed that has no name (no report was left), the name and the command of its part. */
export const namedTally = (tally: Tally, name: string, command: string): Tally =>
  tally.failed > 0 && (tally.failures ?? []).length === 0
    ? { ...tally, failures: [namedFailure(name, command)] }
    : tally;

/** Lines of a screen that what failed may take; the name of each and its command always stand there. */
const screenLines = 45;

/** Each failure with as much of its reason as one screen holds, for the end of a long output. */
export function failureLines({ failures = [] }: Tally): string[] {
  const each = Math.max(2, Math.floor(screenLines / failures.length));
  return failures.map((failure) => `falló: ${failure.split('\n').slice(0, each).join('\n')}`);
}

export function tallyLine({ passed, failed }: Tally): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

/**
 * Counts of a vitest JSON report. A file that fails before any of its tests (a broken import, a failed
 * beforeAll) counts as one failure; so does a run that left no report or found no test.
 * @param folder that the names of files are shown from
 */
export function vitestTally(report: VitestReport | null, folder: string): Tally {
  if (report === null || report.testResults.length === 0) return { passed: 0, failed: 1 };
  return addTallies(
    report.testResults.map(({ name, status, message, assertionResults }) => {
      const file = relative(folder, name).replaceAll('\\', '/');
      const passed = assertionResults.filter((result) => result.status === 'passed').length;
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (failed.length === 0 && status === 'failed')
        return { passed, failed: 1, failures: [failureText(file, undefined, message)] };
      return {
        passed,
        failed: failed.length,
        failures: failed.map(({ fullName, failureMessages = [] }) =>
          failureText(file, fullName, failureMessages.join('\n')),
        ),
      };
    }),
  );
}

/**
 * The closing line of a script's output, or one failure when it has none.
 */
export function readTally(output: string): Tally {
  const found = /(?<passed>\d+) passed, (?<failed>\d+) failed\s*$/u.exec(output);
  if (!found) return { passed: 0, failed: 1 };
  return { passed: Number(found.groups?.['passed']), failed: Number(found.groups?.['failed']) };
}

const journeysFolder = 'tests/e2e/journeys';

/** Each journey that failed, by its file and title, the command that runs it alone, and the reason. */
function failedJourneys(suites: readonly JourneySuite[]): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title, file, tests }) => failureText(`${journeysFolder}/${file}`, title, reasonOf(tests))),
    ...failedJourneys(inner),
  ]);
}

/** What was thrown in a journey, and what was found wrong after it. */
function reasonOf(tests: NonNullable<JourneySuite['specs']>[number]['tests']): string {
  const errors = tests.flatMap(({ results = [] }) => results.flatMap((result) => result.errors ?? []));
  return errors.map(({ message = '' }) => message).join('\n');
}

/** An error that stopped the journeys before or between them. */
function outsideJourneys(error: unknown): string {
  const thrown = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return failureText('tests/e2e', undefined, String(thrown)).replace(/^ {4}npm .*$/mu, '    npm run e2e');
}

/** Counts of a Playwright JSON report. Errors outside any journey count one each. */
export function journeysTally(report: JourneysReport | null): Tally {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    passed,
    failed: passed === 0 && failed === 0 ? 1 : failed,
    failures: [...failedJourneys(report.suites), ...report.errors.map(outsideJourneys)],
  };
}
