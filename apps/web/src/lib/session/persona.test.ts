import { expect, test } from 'vitest';

import { personaFromClaims } from './persona.ts';

test('a person has the subject, the name and the realm roles that the product knows', () => {
  const claims = {
    sub: 's1',
    name: 'Ana Ruiz',
    realm_access: { roles: ['offline_access', 'admin', 'estudiante'] },
    resource_access: { otra: { roles: ['admin'] } },
  };
  expect(personaFromClaims(claims)).toEqual({
    sub: 's1',
    nombre: 'Ana Ruiz',
    roles: ['admin', 'estudiante'],
  });
});

test('roles outside the realm give nothing, and the user name stands in for the name', () => {
  const claims = {
    sub: 's1',
    preferred_username: 'ana',
    resource_access: { x: { roles: ['admin'] } },
    roles: 'admin',
  };
  expect(personaFromClaims(claims)).toEqual({ sub: 's1', nombre: 'ana', roles: [] });
});

test('claims that cannot be read are nobody', () => {
  expect(personaFromClaims({ name: 'sin sujeto' })).toBeNull();
  expect(personaFromClaims(undefined)).toBeNull();
});
