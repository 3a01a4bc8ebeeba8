import { expect, it } from 'vitest';

import {
  addTallies,
  failureLines,
  journeysTally,
  namedTally,
  readTally,
  tallyLine,
  vitestTally,
} from './tally.ts';

const file = (status: string, ...results: string[]) => ({
  name: '/project/a.test.ts',
  status,
  assertionResults: results.map((result, i) => ({
    status: result,
    fullName: `case ${String(i)}`,
    failureMessages: ['Error: 1 is not 2\n    at line 3'],
  })),
});

it('adds counts and writes them as the closing line', () => {
  expect(
    tallyLine(
      addTallies([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
  ).toBe('5 passed, 1 failed');
});

it('counts the tests of a vitest report', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] };
  expect(vitestTally(report, '/project')).toMatchObject({
    passed: 3,
    failed: 1,
    failures: [
      'a.test.ts: case 1\n    npm test -- a.test.ts -t "case 1"\n    | Error: 1 is not 2\n    |     at line 3',
    ],
  });
});

it('counts a file that fails before its tests as one failure', () => {
  expect(vitestTally({ testResults: [file('failed'), file('failed', 'passed')] }, '/project')).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts\n    npm test -- a.test.ts', 'a.test.ts\n    npm test -- a.test.ts'],
  });
});

it('never takes a run without report or tests for a passed one', () => {
  expect([
    vitestTally(null, '/project'),
    vitestTally({ testResults: [] }, '/project'),
    journeysTally(null),
    readTally('killed'),
  ]).toEqual(Array.from({ length: 4 }, () => ({ passed: 0, failed: 1 })));
  expect(journeysTally({ stats: { expected: 0, unexpected: 0 }, errors: [], suites: [] })).toEqual({
    passed: 0,
    failed: 1,
    failures: [],
  });
});

it('counts journeys, names those that failed with the command for each, and fails what broke outside a journey', () => {
  const specs = (['expected', 'unexpected'] as const).map((status) => ({
    title: `is ${status} (or "not")`,
    file: 'a.spec.ts',
    tests: [
      { status, results: [{ errors: [{ message: '\u001B[31mError: wider\u001B[39m\n\nthan 360 px' }] }] },
    ],
  }));
  const suites = [{ suites: [{ specs }] }];
  const report = { stats: { expected: 5, unexpected: 1 }, errors: ['no browser'], suites };
  const tally = journeysTally(report);
  expect([tally.passed, tally.failed]).toEqual([5, 2]);
  expect(failureLines(tally)).toEqual([
    'falló: tests/e2e/journeys/a.spec.ts: is unexpected (or "not")\n    npm test -- tests/e2e/journeys/a.spec.ts -t "is unexpected .or .not.."\n    | Error: wider\n    | than 360 px',
    'falló: tests/e2e\n    npm run e2e\n    | no browser',
  ]);
});

it('reads the last line of an output, and only the last', () => {
  expect(readTally('1 passed, 0 failed\nmore\n12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
  expect(readTally('1 passed, 0 failed\nand then it broke')).toEqual({ passed: 0, failed: 1 });
});

it('names what failed without a report by its part and the command that repeats it', () => {
  const lost = namedTally({ passed: 0, failed: 1 }, 'Recorridos', 'npm run e2e');
  expect(failureLines(lost)).toEqual(['falló: Recorridos\n    npm run e2e']);
  expect(namedTally({ passed: 2, failed: 0 }, 'Recorridos', 'npm run e2e').failures).toBeUndefined();
  const known = { passed: 0, failed: 1, failures: ['a'] };
  expect(namedTally(known, 'Recorridos', 'npm run e2e')).toBe(known);
});

it.each([1, 4, 12, 40])('shows the names and commands of %i failures on the last screen', (count) => {
  const failures = Array.from(
    { length: count },
    (_, i) => `case ${i}\n    npm test -- a${'\n    | why'.repeat(12)}`,
  );
  const lines = failureLines({ passed: 0, failed: count, failures }).join('\n').split('\n');
  expect(lines.filter((line) => line.startsWith('falló: case'))).toHaveLength(count);
  expect(lines.filter((line) => line.includes('npm test'))).toHaveLength(count);
  expect(lines.length).toBeLessThanOrEqual(Math.max(45, 2 * count));
});
