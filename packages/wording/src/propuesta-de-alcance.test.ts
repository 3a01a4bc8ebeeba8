import { expect, it } from 'vitest';

import { preguntaDePropuesta } from './propuesta-de-alcance.ts';

it.each([
  [
    { clase: 'pruebas', patrones: ['tests/**', '**/*.test.ts'], lineas: 3412 },
    'En tests/ y *.test.ts hay 3\u202f412 líneas de pruebas: ¿dejarlas fuera?',
  ],
  [
    { clase: 'generado', patrones: ['src/api.ts'], lineas: 1 },
    'En src/api.ts hay 1 línea de código generado: ¿dejarla fuera?',
  ],
  [
    { clase: 'ajeno', patrones: ['a/**', '**/vendor/**', 'c/**', 'd/**', 'e/**'], lineas: 20 },
    'En a/, vendor/, c/ y 2 lugares más hay 20 líneas de código ajeno: ¿dejarlas fuera?',
  ],
] as const)('asks about %j', (propuesta, pregunta) => {
  expect(preguntaDePropuesta(propuesta)).toBe(pregunta);
});
