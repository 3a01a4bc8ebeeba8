import { expect, it } from 'vitest';

import { productsOf } from './playwright.ts';

it('starts the products that journeys name, and the main one for those that name none', () => {
  expect(productsOf(["test.use({ producto: 'demo' })", "{ cuenta: 'admin', producto: 'fallos' }"])).toBe(
    'demo fallos',
  );
  expect(productsOf(['test(…)', "test.use({ producto: 'portada' })"])).toBe('principal portada');
});
