import { expect, it } from 'vitest';

import { FichaMalFormada, leerFicha } from './leer-ficha.ts';

const texto = `# Un título

Tema: Tipos. En inglés: type alias, union type.

## Por qué importa

Una línea
que sigue.

## Cómo arreglarlo

Así, con \`codigo\`.

## Antes

\`\`\`py
## no es una sección
a = 1
\`\`\`

## Después

\`\`\`py
b = 1
\`\`\`
`;

it('reads title, prose and examples, and joins wrapped lines', () => {
  expect(leerFicha('S1', texto)).toEqual({
    clave: 'S1',
    titulo: 'Un título',
    tema: 'Tipos',
    ingles: 'type alias, union type',
    porQue: 'Una línea que sigue.',
    comoArreglarlo: 'Así, con `codigo`.',
    antes: { lenguaje: 'py', ruta: null, codigo: '## no es una sección\na = 1' },
    despues: { lenguaje: 'py', ruta: null, codigo: 'b = 1' },
    avisaSinMotivo: null,
    noAvisa: null,
    prueba: { contexto: [], otras: [], comprobacion: [], sinEjecutar: null },
  });
});

it('reads a known weakness of the rule as prose and code', () => {
  const seccion = '## No avisa\n\nDentro de `try`,\nnunca.\n\n```py\nc = 1\n```\n';
  const { avisaSinMotivo, noAvisa } = leerFicha('S1', `${texto}\n${seccion}`);
  expect(avisaSinMotivo).toBeNull();
  expect(noAvisa).toEqual({
    texto: 'Dentro de `try`, nunca.',
    ejemplo: { lenguaje: 'py', ruta: null, codigo: 'c = 1' },
  });
  expect(() => leerFicha('S1', `${texto}\n## No avisa\n\nSin código.\n`)).toThrow(FichaMalFormada);
});

it('reads the fields that only the test needs', () => {
  const { prueba } = leerFicha(
    'S1',
    `${texto}
## Contexto

\`\`\`json package.json
{}
\`\`\`

## Otras reglas

S1119, S1439: una etiqueta las incumple siempre.

## Comprobación

\`\`\`py
print(a)
\`\`\`

\`\`\`py
print(b)
\`\`\`
`,
  );
  expect(prueba).toEqual({
    contexto: [{ lenguaje: 'json', ruta: 'package.json', codigo: '{}' }],
    otras: ['S1119', 'S1439'],
    comprobacion: [
      { lenguaje: 'py', ruta: null, codigo: 'print(a)' },
      { lenguaje: 'py', ruta: null, codigo: 'print(b)' },
    ],
    sinEjecutar: null,
  });
});

it.each([
  ['no title', texto.replace('# Un título', 'Un título')],
  ['no topic', texto.replace('Tema: Tipos. ', '')],
  ['no example', texto.replace('## Antes', '## Contexto')],
  ['an unknown section', texto.replace('## Antes', '## Ejemplo')],
  ['a repeated section', `${texto}\n## Antes\n`],
  ['an empty section', texto.replace('Así, con `codigo`.', '')],
])('refuses a card with %s', (_, malFormada) => {
  expect(() => leerFicha('S1', malFormada)).toThrow(FichaMalFormada);
});
