import { expect, test } from 'vitest';

import { createLogger } from '../http/logging.ts';
import { readableLog } from './readable-log.ts';

test('a readable line has time, level, message and fields, and no control characters from outside', () => {
  const lines: string[] = [];
  const log = createLogger(
    'info',
    readableLog((text) => void lines.push(text)),
  );
  log.info({ status: 200, path: '/a\u001B[2Jb', githubtoken: 'secreto' }, 'request');
  expect(lines.join('')).toMatch(
    /^\d\d:\d\d:\d\d INFO {2}request status=200 path=\/a \[2Jb githubtoken=\[oculto\]\n$/,
  );
});

test('a failure is logged with its stack', () => {
  const lines: string[] = [];
  createLogger(
    'info',
    readableLog((text) => void lines.push(text)),
  ).error({ err: new Error('roto') }, 'failed');
  expect(lines.join('')).toMatch(/ERROR failed\n {4}Error: roto\n {5,}at /);
});

test('a failure’s text moves no cursor, reorders no line and imitates no line of the log', () => {
  const lines: string[] = [];
  const error = new Error('fatal: \u001B[2J\u009B2J\u202E\r\n12:00:00 INFO  request status=200');
  createLogger(
    'info',
    readableLog((text) => void lines.push(text)),
  ).error({ err: error }, 'failed');
  const text = lines.join('');
  expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  expect(text).toContain('\n    12:00:00 INFO  request');
});
