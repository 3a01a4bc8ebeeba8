import { expect, test } from 'vitest';

import { escritoDespues } from './escrito-despues.ts';

test.each([
  ['Bien.', 'Bien.', ''],
  ['Bien.', 'Bien. Y ordene el plan.', 'Y ordene el plan.'],
  ['Bien.', 'Muy bien.', 'Muy bien.'],
  ['Bien.', '', ''],
])('%j sent and %j now leaves %j', (enviado, actual, queda) => {
  expect(escritoDespues(enviado, actual)).toBe(queda);
});
