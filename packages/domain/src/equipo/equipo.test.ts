import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nombreLibre, venceInvitacion } from './equipo.ts';

describe('the name of a project that moves to another person', () => {
  it.each([
    [[], 'Tienda'],
    [['Otra', 'tienda'], 'Tienda'],
    [['Tienda'], 'Tienda (2)'],
    [['Tienda', 'Tienda (2)', 'Tienda (3)'], 'Tienda (4)'],
  ])('beside %j is %s', (suyos, esperado) => {
    expect(nombreLibre('Tienda', new Set(suyos))).toBe(esperado);
  });

  it('is free and not longer than a name may be, whatever the others are', () => {
    const nombre = fc.string({ minLength: 1, maxLength: 200, unit: fc.constantFrom('a', 'ñ', ' ') });
    fc.assert(
      fc.property(nombre, fc.nat(12), (largo, cuantos) => {
        const suyos = new Set<string>();
        for (let i = 0; i < cuantos; i += 1) suyos.add(nombreLibre(largo, suyos));
        const libre = nombreLibre(largo, suyos);
        expect(suyos.has(libre)).toBe(false);
        expect(suyos.size).toBe(cuantos);
        expect(libre.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

it('an invitation holds for seven days', () => {
  expect(venceInvitacion(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-08T10:00:00Z'));
});
