import { expect, it } from 'vitest';

import { changedTexts } from './sent-texts.ts';
import type { Worker } from './worker.ts';

const idle = (): Worker => ({
  request: () => Promise.resolve(),
  isAlive: () => true,
  kill: () => undefined,
});

it('sends a text once to each worker, and again after it has changed', () => {
  const [one, other] = [idle(), idle()];
  const files = [
    { path: 'a.py', text: 'a' },
    { path: 'b.py', text: 'b' },
  ];
  const later = [
    { path: 'a.py', text: 'a' },
    { path: 'b.py', text: 'c' },
  ];
  expect(changedTexts(one, files)).toEqual(files);
  expect(changedTexts(one, later)).toEqual([{ path: 'a.py' }, { path: 'b.py', text: 'c' }]);
  expect(changedTexts(one, files)).toEqual([{ path: 'a.py' }, { path: 'b.py', text: 'b' }]);
  expect(changedTexts(other, later)).toEqual(later);
});
