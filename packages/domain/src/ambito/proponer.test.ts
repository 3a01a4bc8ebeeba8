import { describe, expect, it } from 'vitest';

import { ambitoCompleto, crearDecisor } from './index.ts';
import { proponerAmbito } from './proponer.ts';
import { aceptarPropuesta, maximoPatrones, patronesSinSitio } from './propuestas.ts';

/** Main files of ten lines; '!' before a path: generated, '+': foreign. */
const de = (...rutas: readonly string[]) =>
  rutas.map((ruta) => ({
    ruta: ruta.replace(/^[!+]/u, ''),
    lineas: 10,
    generado: ruta.startsWith('!'),
    ajeno: ruta.startsWith('+'),
  }));

describe('the proposals of a scope (requisito: scope-proposals)', () => {
  it('are tests by the names of folders and files', () => {
    const rutas = ['src/a.js', 'src/a.test.js', 'src/b.spec.tsx', 'tests/x.js', 'tests/datos/y.js'];
    const python = [
      'app/m.py',
      'app/test_m.py',
      'app/m_test.py',
      'conftest.py',
      'contest.py',
      'src/latest.js',
    ];
    expect(proponerAmbito(de(...rutas, ...python))).toEqual([
      {
        clase: 'pruebas',
        patrones: [
          'tests/**',
          '**/*.test.js',
          '**/*.spec.tsx',
          '**/test_*.py',
          '**/*_test.py',
          '**/conftest.py',
        ],
        archivos: 7,
        lineas: 70,
      },
    ]);
  });

  it('are generated files one by one, or the folder that has nothing else', () => {
    expect(proponerAmbito(de('!api/a.ts', '!api/b.ts', '!src/c.ts', 'src/d.ts'))).toEqual([
      { clase: 'generado', patrones: ['api/**', 'src/c.ts'], archivos: 3, lineas: 30 },
    ]);
  });

  it('name the outermost folder of generated files, not one that has one file', () => {
    expect(proponerAmbito(de('!a/b/c/1.ts', '!a/b/d/2.ts', '!a/b/3.ts', 'a/4.ts', '!e/f/5.ts'))).toEqual([
      { clase: 'generado', patrones: ['a/b/**', 'e/f/5.ts'], archivos: 4, lineas: 40 },
    ]);
  });

  it('take time that grows with the text of the paths, not with its product by their depth', () => {
    const hondas = Array.from({ length: 4000 }, (_, i) => [`${'a/'.repeat(2000)}${i}.js`, `!b/${i}.js`]);
    expect(proponerAmbito(de(...hondas.flat()))).toMatchObject([{ patrones: ['b/**'], archivos: 4000 }]);
  });

  it('are foreign folders and files, before anything else that a file may be', () => {
    expect(proponerAmbito(de('third_party/x/tests/a.py', '+lib/b.js', '!vendor/c.py', 'd.py'))).toEqual([
      {
        clase: 'ajeno',
        patrones: ['third_party/**', 'lib/b.js', 'vendor/**'],
        archivos: 3,
        lineas: 30,
      },
    ]);
  });

  it('are an empty list for ordinary files, nor for paths that no pattern names', () => {
    expect(proponerAmbito(de('src/a.js', 'src/testing.js', 'te*t/tests/b.js', 'a,b/tests/c.js'))).toEqual([]);
  });

  it('have few patterns: those of the same folder name together, then those with the most lines', () => {
    const muchas = Array.from({ length: 30 }, (_, i) => `p${i}/tests/a.js`);
    expect(proponerAmbito(de(...muchas))).toEqual([
      { clase: 'pruebas', patrones: ['**/tests/**'], archivos: 30, lineas: 300 },
    ]);
    const generados = Array.from({ length: 30 }, (_, i) => [`!p${i}/a.js`, `p${i}/b.js`]).flat();
    const [propuesta] = proponerAmbito(de(...generados));
    expect(propuesta).toMatchObject({ archivos: maximoPatrones, lineas: maximoPatrones * 10 });
  });
});

describe('an accepted proposal', () => {
  const rutas = ['src/a.js', 'src/a.test.js', 'tests/b.js', 'e2e/c.js', 'api/d.js'];
  const letras = { principal: 'P', prueba: 'T', excluido: 'x', fuera: '-' } as const;
  const papeles = (ambito: Parameters<typeof crearDecisor>[0]) =>
    rutas.map((ruta) => letras[crearDecisor(ambito).papel(ruta)]).join('');
  const pruebas = { clase: 'pruebas', patrones: ['e2e/**', '**/*.test.js'] } as const;

  it('of tests makes them tests, and keeps the tests that there were', () => {
    expect(papeles(aceptarPropuesta(ambitoCompleto, pruebas))).toBe('PTPTP');
    const antes = { ...ambitoCompleto, fuentes: ['src'], pruebas: ['tests'] };
    expect(papeles(aceptarPropuesta(antes, pruebas))).toBe('PTTTx');
  });

  it('counts the patterns for which there is no room', () => {
    const llenas = Array.from({ length: 199 }, (_, i) => `p${i}/**`);
    const propuesta = { clase: 'ajeno', patrones: ['p0/**', 'a/**', 'b/**', 'c/**'] } as const;
    expect(patronesSinSitio({ ...ambitoCompleto, exclusiones: llenas }, propuesta)).toBe(2);
    expect(patronesSinSitio(ambitoCompleto, pruebas)).toBe(0);
  });

  it('of other files leaves them out', () => {
    const fuera = aceptarPropuesta(ambitoCompleto, { clase: 'generado', patrones: ['api/**'] });
    expect(papeles(fuera)).toBe('PPPPx');
    expect(aceptarPropuesta(fuera, { clase: 'ajeno', patrones: ['api/**', 'e2e/**'] }).exclusiones).toEqual([
      'api/**',
      'e2e/**',
    ]);
  });
});
