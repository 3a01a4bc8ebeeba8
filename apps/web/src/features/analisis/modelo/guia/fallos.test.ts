import { describe, expect, it } from 'vitest';

import recomendaciones from '../../recomendaciones.json';
import { nombresMedida } from '../../labels.ts';
import { recomendacionesDe, textoMotivo, textoValor } from './fallos.ts';

const medidas = [
  'cognitive_complexity',
  'comment_lines_density',
  'complexity',
  'duplicated_lines',
  'lines_to_cover',
] as const;
const normal = (texto: string) => texto.replace(/\u00a0/g, ' ');

describe('the recommendations', () => {
  it('exist for each of the five measures, and every row belongs to one', () => {
    const porMedida = medidas.map((medida) => recomendacionesDe(medida).length);
    expect(Math.min(...porMedida)).toBeGreaterThan(0);
    expect(porMedida.reduce((a, b) => a + b)).toBe(recomendaciones.length);
  });

  it.each([
    ['cognitive_complexity', ['15']],
    ['comment_lines_density', ['20', '50']],
    ['complexity', ['10', '20', '30', '50']],
    ['lines_to_cover', ['80']],
  ] as const)('of %s cite the limits of the specification: %j', (medida, limites) => {
    const texto = JSON.stringify(recomendacionesDe(medida));
    for (const limite of limites) expect(texto).toMatch(new RegExp(`\\b${limite}\\b`));
  });

  it('are told apart by the names of their measures', () => {
    expect(medidas.map((medida) => nombresMedida[medida])).toEqual([
      'Complejidad cognitiva',
      'Densidad de comentarios',
      'Complejidad ciclomática',
      'Líneas duplicadas',
      'Líneas por cubrir',
    ]);
  });
});

describe('a failing measure', () => {
  it('shows its value as it is measured', () => {
    expect(textoValor({ medida: 'complexity', valor: 1234, motivo: 'complejidad' })).toBe('1\u202f234');
    expect(normal(textoValor({ medida: 'comment_lines_density', valor: 12.5, motivo: 'no-optima' }))).toBe(
      '12,5 %',
    );
  });

  it.each([
    ['complexity', 'complejidad', 'Supera 10, el máximo recomendado.'],
    ['lines_to_cover', 'cobertura', 'Son menos del 70 % de sus 1\u202f200 líneas de código.'],
    ['comment_lines_density', 'no-optima', 'No está en su mejor valor (100 %).'],
    ['duplicated_lines', 'no-optima', 'No está en su mejor valor (0).'],
    ['complexity', 'no-optima', 'No está en su mejor valor.'],
  ] as const)('of %s says why by %s', (medida, motivo, texto) => {
    expect(normal(textoMotivo({ medida, motivo, valor: 20 }, 1200))).toBe(texto);
  });
});
