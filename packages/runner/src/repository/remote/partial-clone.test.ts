import { expect, it } from 'vitest';

import { announcesFilter } from './partial-clone.ts';

const line = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text;
const announcement = (...lines: readonly string[]): Buffer =>
  Buffer.from(
    `${line('# service=git-upload-pack\n')}0000${lines.map((one) => line(`${one}\n`)).join('')}0000`,
  );

it.each([
  ['names the filter', ['version 2', 'agent=git/2', 'fetch=shallow wait-for-done filter'], true],
  ['names other capabilities', ['version 2', 'fetch=shallow', 'filter'], false],
  ['names a capability that contains the word', ['version 2', 'fetch=prefilter filters'], false],
  ['has no value', ['version 2', 'fetch'], false],
  ['is of another version', ['fetch=filter'], false],
  ['is empty', [], false],
])('an announcement that %s', (_title, lines, expected) => {
  expect(announcesFilter(announcement(...lines))).toBe(expected);
});

it.each(['', '<html>', 'version 2\nfetch=filter\n'])('%j is no announcement', (text) => {
  expect(announcesFilter(Buffer.from(text))).toBe(false);
});
