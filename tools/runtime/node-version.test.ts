import { expect, it } from 'vitest';

import { nodeProblem } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.4.1'])('takes Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['20.18.3', '18.20.0', '16.0.0'])('refuses Node %s and shows in Spanish what to do', (version) => {
  expect(nodeProblem(version)).toContain(`este es el ${version}`);
  expect(nodeProblem(version)).toContain('Instale una versión reciente');
});
