import { analyseFiles } from '@mantenible/analyser';
import { expect, it } from 'vitest';

import { ejemploDeComplejidad } from './ejemplo-de-complejidad.ts';

it('the worked function has the complexities that its lines add up to, line by line', async () => {
  const suma = (de: 'ciclomatica' | 'cognitiva') =>
    ejemploDeComplejidad.reduce((total, linea) => total + linea[de], 0);
  const text = ejemploDeComplejidad.map(({ codigo }) => `${codigo}\n`).join('');
  const [file] = await analyseFiles([{ path: 'pedido.js', text }]);
  expect(file?.counts).toMatchObject({
    complexity: suma('ciclomatica'),
    cognitive_complexity: suma('cognitiva'),
  });
  for (const { ciclomatica, cognitiva, motivo } of ejemploDeComplejidad) {
    expect(motivo !== '').toBe(ciclomatica + cognitiva > 0);
  }
});
