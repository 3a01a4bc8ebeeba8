import { expect, it } from 'vitest';

import { addTallies, journeysTally, readTally, tallyLine, vitestTally } from './tally.mjs';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
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
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 1 });
});

it('counts a file that fails before its tests as one failure', () => {
  expect(vitestTally({ testResults: [file('failed'), file('failed', 'passed')] })).toEqual({
    passed: 1,
    failed: 2,
  });
});

it('never takes a run without report or tests for a passed one', () => {
  expect([
    vitestTally(null),
    vitestTally({ testResults: [] }),
    journeysTally(null),
    readTally('killed'),
  ]).toEqual(Array.from({ length: 4 }, () => ({ passed: 0, failed: 1 })));
  expect(journeysTally({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

it('counts journeys, and fails those that needed a second try or broke outside a journey', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['no browser'] };
  expect(journeysTally(report)).toEqual({ passed: 5, failed: 3 });
});

it('reads the last line of an output, and only the last', () => {
  expect(readTally('1 passed, 0 failed\nmore\n12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
  expect(readTally('1 passed, 0 failed\nand then it broke')).toEqual({ passed: 0, failed: 1 });
});
