import { tiposPrueba } from '@mantenible/domain/respuesta';
import { describe, expect, it } from 'vitest';

import { etiquetaAlcance } from './etiqueta-alcance.ts';

type Alcance = Parameters<typeof etiquetaAlcance>[0];
const alcance = (cambios: Partial<Alcance>): Alcance => ({
  tipo: 'singleMetrica',
  elementoNombre: 'Acoplamiento',
  intentos: 1,
  adicionales: [],
  ...cambios,
});

describe('the name of a scope', () => {
  it.each<[Partial<Alcance>, string]>([
    [{}, 'Métrica: Acoplamiento'],
    [{ intentos: 2 }, 'Métrica: Acoplamiento, intento 2'],
    [{ intentos: 2, adicionales: ['a'] }, 'Métrica: Acoplamiento y 1 más, intento 2'],
    [{ intentos: 2, adicionales: ['a', 'b', 'c'] }, 'Métrica: Acoplamiento y 3 más, intento 2'],
    [{ elementoNombre: null, intentos: 2 }, 'Métrica: retirada del catálogo, intento 2'],
    [{ tipo: 'singleSubcaracteristica' }, 'Subcaracterística: Acoplamiento'],
    [{ tipo: 'allMetricas', elementoNombre: null, intentos: null }, 'Todas las métricas'],
    [{ tipo: 'allSubcaracteristicas', elementoNombre: null, intentos: null }, 'Todas las subcaracterísticas'],
  ])('of %j is %s', (cambios, texto) => {
    expect(etiquetaAlcance(alcance(cambios))).toBe(texto);
  });

  it('differs between all kinds and both attempts, for links that are listed together', () => {
    const nombres = tiposPrueba.flatMap((tipo) =>
      tipo.startsWith('single')
        ? [1, 2].map((intentos) => etiquetaAlcance(alcance({ tipo, intentos })))
        : [etiquetaAlcance(alcance({ tipo, intentos: null }))],
    );
    expect(new Set(nombres).size).toBe(nombres.length);
  });
});
