import { expect, test } from 'vitest';

import { personaFromClaims } from './persona.ts';

test('a person has the subject, the name and the known realm roles', () => {
  const claims = {
    sub: 's1',
    name: 'Ana Ruiz',
    realm_access: { roles: ['offline_access', 'admin', 'estudiante'] },
    resource_access: { otra: { roles: ['admin'] } },
  };
  expect(personaFromClaims(claims)).toEqual({
    sub: 's1',
    nombre: 'Ana Ruiz',
    roles: ['estudiante', 'admin'],
  });
});

test('roles outside the realm are ignored, and the user name replaces a missing name', () => {
  const claims = {
    sub: 's1',
    preferred_username: 'ana',
    resource_access: { x: { roles: ['admin'] } },
    roles: 'admin',
  };
  expect(personaFromClaims(claims)).toEqual({ sub: 's1', nombre: 'ana', roles: [] });
});

test.each([
  [['docente'], []],
  [
    ['docente', 'estudiante'],
    ['estudiante', 'docente'],
  ],
])('the realm roles %j count as %j', (roles, esperados) => {
  expect(personaFromClaims({ sub: 's1', realm_access: { roles } })?.roles).toEqual(esperados);
});

test('unreadable claims are null', () => {
  expect(personaFromClaims({ name: 'sin sujeto' })).toBeNull();
  expect(personaFromClaims(undefined)).toBeNull();
});
