// seguridad: 21
import { expect, it } from 'vitest';

import { isRecentEnough } from './version.ts';

it.each([
  ['git version 2.39.5', true],
  ['git version 2.37.0 (Apple Git-136)', true],
  ['git version 3.0.1', true],
  ['git version 2.36.9.windows.1', false],
  ['git version 1.99', false],
  ['', false],
  ['sh: git: not found', false],
])('%j is new enough: %s', (output, esperado) => {
  expect(isRecentEnough(output)).toBe(esperado);
});
