import { expect, it } from 'vitest';

import { checkRequirements, requirementsIn } from './check-requirements.ts';

const page =
  '# Requirements\n\n- **public-addresses**: every address is public.\n- **half-up**: two decimals.\n';

it('reads the names of the page', () => {
  expect([...requirementsIn(page)]).toEqual(['public-addresses', 'half-up']);
});

it('accepts references to requirements of the page, and refuses others', () => {
  const known = requirementsIn(page);
  expect(checkRequirements('/** Rounds (requisitos: half-up, public-addresses). */', known)).toEqual([]);
  expect(checkRequirements('// Rounds (requisito: half-down).', known)).toEqual([
    'no existe el requisito «half-down»',
  ]);
});
