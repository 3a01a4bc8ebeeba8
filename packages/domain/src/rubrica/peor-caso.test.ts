import { describe, expect, it } from 'vitest';

import { cuantasBajan } from './index.ts';
import { criterioDe, datosDe, lineaDe, rubricaDe } from './ejemplos.ts';

describe('a later rubric', () => {
  const antes = rubricaDe(lineaDe('grado', [4, 0, 100]));
  const despues = rubricaDe(lineaDe('grado', [4, 0, 50]));

  it('is compared with the earlier one over all deliveries, also those without the figure', () => {
    const entregas = [datosDe({ grado: 20 }), datosDe({ grado: 80 }), datosDe()];
    expect(cuantasBajan(antes, despues, entregas)).toBe(0);
    expect(cuantasBajan(despues, antes, entregas)).toBe(3);
    const otra = rubricaDe(lineaDe('media', [4, 0, 100]));
    expect(cuantasBajan(antes, otra, [datosDe({ grado: 20 })])).toBe(1);
    expect(cuantasBajan(antes, despues, [datosDe({ grado: { motivo: 'Vacío', ajeno: false } })])).toBe(0);
  });

  it('lowers a mark whose level is not chosen yet where any choice does', () => {
    const [unas, otras] = [criterioDe('fundamento', [0, 2, 4]), criterioDe('fundamento', [0, 1, 4])];
    const conMas = [rubricaDe(otras), rubricaDe(unas)] as const;
    const conMenos = [rubricaDe(unas), rubricaDe(otras)] as const;
    expect(cuantasBajan(...conMas, [datosDe()])).toBe(0);
    expect(cuantasBajan(...conMenos, [datosDe()])).toBe(1);
    expect(cuantasBajan(...conMenos, [datosDe({}, { fundamento: 2 })])).toBe(0);
  });

  it('with one more line lowers marks that have less on it than on the others', () => {
    const con = rubricaDe(criterioDe('fundamento', [0, 4]), criterioDe('otro', [0, 4]));
    const sin = rubricaDe(criterioDe('fundamento', [0, 4]));
    // 4 ÷ 4 becomes 4 ÷ 8 if the other line gets 0 points.
    expect(cuantasBajan(sin, con, [datosDe({}, { fundamento: 1 })])).toBe(1);
    expect(cuantasBajan(sin, con, [datosDe({}, { fundamento: 1, otro: 1 })])).toBe(0);
    expect(cuantasBajan(sin, con, [datosDe({}, { fundamento: 0 })])).toBe(0);
  });

  it('without a level asks for another choice, the lowest of which counts', () => {
    const [tres, dos] = [criterioDe('fundamento', [0, 2, 4]), criterioDe('fundamento', [1, 4])];
    expect(cuantasBajan(rubricaDe(tres), rubricaDe(dos), [datosDe({}, { fundamento: 2 })])).toBe(1);
    expect(cuantasBajan(rubricaDe(tres), rubricaDe(dos), [datosDe({}, { fundamento: 1 })])).toBe(0);
  });

  it('with a penalty lowers marks whose new findings are not known yet', () => {
    const nuevas = (penalizaciones: Parameters<typeof lineaDe>[2]) =>
      rubricaDe(lineaDe('nuevas', [4, 20, 0], penalizaciones));
    const pena = { penalizaciones: [{ severidad: 'MAJOR', puntos: 1, tope: 2 }] } as const;
    expect(cuantasBajan(nuevas({}), nuevas(pena), [datosDe()])).toBe(1);
    expect(cuantasBajan(nuevas(pena), nuevas({}), [datosDe()])).toBe(0);
  });
});
