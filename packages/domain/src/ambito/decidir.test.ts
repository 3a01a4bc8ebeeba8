import { describe, expect, it } from 'vitest';

import { ambitoCompleto, type Ambito } from './ambito.ts';
import { crearDecisor } from './decidir.ts';

const rutas = ['a.js', 'src/a.js', 'src/a.test.js', 'src/gen/g.js', 'tests/t.js', 'tests/datos/d.js'];

/** The role of each path: P main, T test, x excluded, - outside the named folders. */
function papeles(parcial: Partial<Ambito>): string {
  const { papel } = crearDecisor({ ...ambitoCompleto, ...parcial });
  const letras = { principal: 'P', prueba: 'T', excluido: 'x', fuera: '-' } as const;
  return rutas.map((ruta) => letras[papel(ruta)]).join('');
}

/** The values that none of the paths matched. */
function sinEfecto(parcial: Partial<Ambito>) {
  const decisor = crearDecisor({ ...ambitoCompleto, ...parcial });
  for (const ruta of rutas) decisor.papel(ruta);
  return decisor.sinEfecto();
}

describe('the role of a file', () => {
  it.each<[string, Partial<Ambito>]>([
    ['PPPPPP', {}],
    ['PPPPPP', { fuentes: [''] }],
    ['-PPP--', { fuentes: ['src'] }],
    ['PP----', { fuentes: ['a.js', 'src/a.js'] }],
    ['-PPPTT', { fuentes: ['src'], pruebas: ['tests'] }],
    ['----TT', { pruebas: ['tests'] }],
    ['PPPPTT', { fuentes: [''], pruebas: ['tests'] }],
    ['PPTPPP', { fuentes: [''], pruebas: [''], inclusionesDePruebas: ['**/*.test.js'] }],
    ['PPxPPP', { inclusionesDePruebas: ['**/*.test.js'] }],
    ['PPPxPP', { exclusiones: ['**/gen/**'] }],
    ['-PPxTT', { fuentes: ['src'], pruebas: ['tests'], exclusiones: ['**/gen/**', 'tests/**'] }],
    ['-PPPTx', { fuentes: ['src'], pruebas: ['tests'], exclusionesDePruebas: ['tests/datos/**'] }],
    ['xPPxTT', { fuentes: [''], pruebas: ['tests'], inclusiones: ['src/*'] }],
    ['xxxxxx', { exclusiones: ['**/*'] }],
    ['------', { fuentes: ['src2'] }],
  ])('is %s for %j', (esperado, parcial) => {
    expect(papeles(parcial)).toBe(esperado);
  });

  it('decides duplication, coverage and ignored rules by patterns of their own', () => {
    const decisor = crearDecisor({
      ...ambitoCompleto,
      exclusionesDeDuplicacion: ['src/*'],
      exclusionesDeCobertura: ['**/*.test.js'],
      reglasIgnoradas: [{ regla: 'javascript:S11*', archivos: 'src/**' }],
    });
    expect(rutas.map((ruta) => decisor.comparaDuplicacion(ruta))).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(rutas.map((ruta) => decisor.exigeCobertura(ruta))).toEqual([true, true, false, true, true, true]);
    expect(rutas.map((ruta) => decisor.ignora('javascript:S1128', ruta))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(decisor.ignora('javascript:S108', 'src/a.js')).toBe(false);
  });

  it('names the patterns that no file matched', () => {
    const exclusiones = ['src/**', '**/*.test.js', 'nada/**'];
    expect(sinEfecto({ exclusiones }).patrones).toEqual(['nada/**']);
  });

  it('names no pattern of which the file has its role by another list', () => {
    const pruebas = ['**/*.test.js'];
    const deTodas = { fuentes: [''], pruebas: [''], inclusionesDePruebas: pruebas };
    expect(sinEfecto({ ...deTodas, exclusiones: pruebas })).toEqual({ raices: [], patrones: [] });
    expect(sinEfecto({ ...deTodas, exclusionesDePruebas: ['src/a.js'] }).patrones).toEqual([]);
    expect(sinEfecto({ exclusiones: ['src/**'], inclusiones: ['src/a.js'] }).patrones).toEqual([]);
  });

  it('names folders without files, and patterns of duplication, coverage and rules that match none', () => {
    const nada = ['nada/**'];
    const listas = { exclusionesDeDuplicacion: nada, exclusionesDeCobertura: ['cubierta/**', 'src/**'] };
    const reglasIgnoradas = ['otra/**', 'tests/**'].map((archivos) => ({ regla: '*', archivos }));
    expect(
      sinEfecto({ ...listas, reglasIgnoradas, fuentes: ['src', 'a.js', 'lib'], pruebas: ['test', 'tests'] }),
    ).toEqual({ raices: ['lib', 'test'], patrones: ['nada/**', 'cubierta/**', 'otra/**'] });
  });

  it('covers a folder whose files are not listed unless a pattern excludes it', () => {
    const abarca = (parcial: Partial<Ambito>) =>
      crearDecisor({ ...ambitoCompleto, ...parcial }).abarca('lib');
    expect(abarca({})).toBe(true);
    expect(abarca({ inclusiones: ['**/*.py'] })).toBe(true);
    expect(abarca({ fuentes: ['src'], pruebas: ['lib'] })).toBe(true);
    expect(abarca({ fuentes: ['src'] })).toBe(true);
    expect(abarca({ exclusiones: ['lib/**'] })).toBe(false);
    expect(abarca({ fuentes: ['src'], pruebas: ['lib'], exclusionesDePruebas: ['lib/**'] })).toBe(false);
  });

  it('is decided once for a path that several commits have', () => {
    // Each path costs nearly ten million of the steps that one analysis may take.
    const exclusiones = Array.from({ length: 10 }, () => `x${'?'.repeat(298)}`);
    const { papel } = crearDecisor({ ...ambitoCompleto, exclusiones });
    const caras = Array.from({ length: 20 }, (_, i) => `a${i}${'x'.repeat(3000)}`);
    for (let commit = 0; commit < 24; commit += 1)
      for (const cara of caras) expect(papel(cara)).toBe('principal');
  });

  it('is refused once patterns have cost too many steps', () => {
    const exclusiones = Array.from({ length: 200 }, () => '*?'.repeat(149));
    const { papel } = crearDecisor({ ...ambitoCompleto, exclusiones });
    const ruta = `${'a'.repeat(2000)}/`;
    expect(() => {
      for (let i = 0; i < 200; i += 1) papel(`${ruta}${i}`);
    }).toThrow('demasiado complejos');
  });
});
