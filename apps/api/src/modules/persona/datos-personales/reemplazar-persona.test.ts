import { expect, it } from 'vitest';

import { reemplazarPersona } from './reemplazar-persona.ts';

it('replaces a person wherever a value names the subject, and no other person', () => {
  const luz = { sub: 'sub-luz', nombre: 'Luz', usuario: 'luz' };
  expect(
    reemplazarPersona(
      [{ sub: 'sub-ana', nombre: 'Ana', usuario: 'ana', papel: 'x' }, luz, 'sub-ana', null, 3],
      'sub-ana',
    ),
  ).toEqual([
    { sub: 'eliminada', nombre: 'Persona eliminada', usuario: null, papel: 'x' },
    luz,
    'eliminada',
    null,
    3,
  ]);
});
