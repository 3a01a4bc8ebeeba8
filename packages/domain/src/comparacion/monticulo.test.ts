import { expect, it } from 'vitest';
import fc from 'fast-check';

import { crearMonticulo } from './monticulo.ts';

const vaciar = <T>(monticulo: ReturnType<typeof crearMonticulo<T>>): T[] => {
  const salidas: T[] = [];
  for (let una = monticulo.quitar(); una !== null; una = monticulo.quitar()) salidas.push(una);
  return salidas;
};

it('returns what was put in, the smallest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numeros) => {
      const monticulo = crearMonticulo<number>((a, b) => a < b);
      numeros.forEach((numero) => {
        monticulo.poner(numero);
      });
      expect(vaciar(monticulo)).toEqual(numeros.toSorted((a, b) => a - b));
    }),
  );
});

it('takes further values between two removals', () => {
  const monticulo = crearMonticulo<string>((a, b) => a.length < b.length);
  monticulo.poner('tres');
  monticulo.poner('a');
  expect(monticulo.quitar()).toBe('a');
  monticulo.poner('dos');
  expect(vaciar(monticulo)).toEqual(['dos', 'tres']);
});

it('is empty at first', () => {
  expect(crearMonticulo<number>((a, b) => a < b).quitar()).toBeNull();
});
