import { expect, it } from 'vitest';

import { aceptarPropuesta, alcanceDe, ambitoCompleto, leerAmbito } from './index.ts';
import { propiedadesDePropuestas } from './propiedades-de-propuestas.ts';

const pruebas = { clase: 'pruebas', patrones: ['tests/**', '**/*.test.ts'] } as const;
const generado = { clase: 'generado', patrones: ['api/**'] } as const;
const ajeno = { clase: 'ajeno', patrones: ['lib/**'] } as const;

it('accepts all proposals with one line of each key', () => {
  expect(propiedadesDePropuestas(ambitoCompleto, [pruebas, generado, ajeno])).toEqual([
    'sonar.sources=.',
    'sonar.tests=.',
    'sonar.test.inclusions=tests/**,**/*.test.ts',
    'sonar.exclusions=api/**,lib/**',
  ]);
  expect(propiedadesDePropuestas(ambitoCompleto, [])).toEqual([]);
});

it('keeps what the scope had, and writes what a file reads', () => {
  const antes = {
    ...ambitoCompleto,
    fuentes: ['src'],
    pruebas: ['pruebas'],
    exclusiones: ['a,b/**', 'con\\barra'],
  };
  const lineas = propiedadesDePropuestas(antes, [pruebas, ajeno]);
  expect(lineas).toEqual([
    'sonar.tests=.',
    'sonar.test.inclusions=pruebas,pruebas/**,tests/**,**/*.test.ts',
    'sonar.exclusions="a,b/**",con\\\\barra,lib/**',
  ]);
  const leido = leerAmbito(['sonar.sources=src', ...lineas].join('\n')).ambito;
  expect(alcanceDe(leido)).toBe(alcanceDe([pruebas, ajeno].reduce(aceptarPropuesta, antes)));
});
