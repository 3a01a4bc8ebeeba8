import { describe, expect, it } from 'vitest';

import recomendaciones from './recomendaciones.json';
import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { recomendacionesDe, textoMotivo, textoValor } from './fallos.ts';

const medidas = [
  'cognitive_complexity',
  'comment_lines_density',
  'complexity',
  'duplicated_lines',
  'lines_to_cover',
] as const;
const normal = (texto: string) => texto.replace(/\s/g, ' ');

describe('the recommendations', () => {
  it('exist for each of the five measures, and every row belongs to one', () => {
    const deCada = (['sonarqube', 'incorporado'] as const).map((escaneo) =>
      medidas.map((medida) => recomendacionesDe(medida, escaneo)),
    );
    for (const filas of deCada.flat()) expect(filas.length).toBeGreaterThan(0);
    expect(new Set(deCada.flat(2)).size).toBe(recomendaciones.length);
  });

  it('name settings of a service only for measures of a service', () => {
    const textos = (escaneo: 'sonarqube' | 'incorporado') =>
      JSON.stringify(medidas.map((medida) => recomendacionesDe(medida, escaneo)));
    expect(textos('sonarqube')).toContain('sonar.cpd.exclusions');
    expect(textos('incorporado')).not.toMatch(/sonar\./);
  });

  it.each([
    ['cognitive_complexity', ['15']],
    ['comment_lines_density', ['20', '50']],
    ['complexity', ['10', '20', '30', '50']],
    ['lines_to_cover', ['80']],
  ] as const)('of %s cite the limits of the specification: %j', (medida, limites) => {
    const texto = JSON.stringify(recomendacionesDe(medida, 'incorporado'));
    for (const limite of limites) expect(texto).toMatch(new RegExp(`\\b${limite}\\b`));
  });

  it('belong to distinct measure names', () => {
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
  it('shows its value as measured', () => {
    expect(textoValor({ medida: 'complexity', valor: 1234, motivo: 'complejidad' })).toBe('1\u202f234');
    expect(normal(textoValor({ medida: 'comment_lines_density', valor: 12.5, motivo: 'no-optima' }))).toBe(
      '12,5 %',
    );
  });

  it.each([
    ['complexity', 'complejidad', 20, /^Sus funciones suman más de 10\. El límite de 10 es por función/],
    ['lines_to_cover', 'cobertura', 20, /^Son menos del 70 % de sus 1 200 líneas de código; en JavaScript/],
    ['comment_lines_density', 'no-optima', 19.9, /^La densidad que se aconseja es del 20 al 50 %\.$/],
    ['comment_lines_density', 'no-optima', 20, /no hay nada que corregir/],
    ['comment_lines_density', 'no-optima', 50, /no hay nada que corregir/],
    ['comment_lines_density', 'no-optima', 51, /^La densidad que se aconseja/],
    [
      'cognitive_complexity',
      'no-optima',
      3,
      /^Cuanto menor, mejor; se lista todo archivo que no está en 0\./,
    ],
    ['duplicated_lines', 'no-optima', 20, /^Lo mejor es que no haya ninguna\.$/],
    ['complexity', 'no-optima', 5, /^El servicio de análisis no la da por óptima\.$/],
  ] as const)('of %s gives the reason for %s at %d', (medida, motivo, valor, texto) => {
    expect(normal(textoMotivo({ medida, motivo, valor }, 1200))).toMatch(texto);
  });
});
