import { expect, it } from 'vitest';

import { checkDependencies } from './check-dependencies.ts';

const rooms = [
  { folder: 'packages/db', dependencies: ['kysely', '@mantenible/domain'] },
  { folder: 'apps/api', dependencies: ['kysely', 'fastify'] },
];

it('takes a table that names every dependency with its rooms and its reason', () => {
  const text = '| `kysely` | packages/db, apps/api | SQL with types |\n| `fastify` | apps/api | HTTP |';
  expect(checkDependencies(text, rooms)).toEqual([]);
});

it('names what is missing, without a reason, used elsewhere, or no longer used', () => {
  const text = '| `kysely` | packages/db | SQL |\n| `axios` | apps/web | HTTP |';
  expect(checkDependencies(text, rooms)).toEqual([
    '«kysely» la usan packages/db, apps/api, no packages/db',
    'falta la dependencia «fastify» (apps/api)',
    'ya nadie depende de «axios»',
  ]);
  expect(checkDependencies('| `kysely` | packages/db, apps/api |  |', rooms.slice(0, 1))).toEqual([
    '«kysely» la usan packages/db, no packages/db, apps/api',
  ]);
  expect(checkDependencies('| `kysely` | packages/db |  |', rooms.slice(0, 1))).toEqual([
    '«kysely» no tiene motivo',
  ]);
});
