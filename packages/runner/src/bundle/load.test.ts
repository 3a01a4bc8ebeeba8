import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import analyser from '../../../analyser/package.json' with { type: 'json' };
import { requireOfAnalyser } from './load.mjs';

it('gives the workers the parser that the analyser depends on, not the one of a tool', () => {
  const file = join(dirname(requireOfAnalyser.resolve('oxc-parser')), '../package.json');
  const range = analyser.dependencies['oxc-parser'];
  const minor = range.slice('^'.length, range.lastIndexOf('.'));
  expect(readFileSync(file, 'utf8')).toContain(`"version": "${minor}.`);
});
