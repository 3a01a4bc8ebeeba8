import { claveDePropiedades } from '@mantenible/domain/escaneo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { archivoPropiedades } from './archivos.ts';
import { datosAnalisis } from './datos.fixture.ts';

/** Lines without blank ones and comments. */
const vigentes = (texto: string): readonly string[] =>
  texto.split('\n').filter((linea) => linea !== '' && !linea.startsWith('#'));

describe('the properties file', () => {
  it('has the language and the organization of a JavaScript project for Cloud', () => {
    expect(vigentes(archivoPropiedades(datosAnalisis()))).toEqual([
      'sonar.projectKey=tienda',
      'sonar.organization=mi-org',
      'sonar.sources=src',
      'sonar.sourceEncoding=UTF-8',
      'sonar.exclusions=**/node_modules/**,**/dist/**,**/build/**,**/coverage/**',
    ]);
  });

  it('has no organization for a Server, and the version of Python', () => {
    const datos = datosAnalisis({ servicio: 'server', lenguaje: 'python', fuentes: '.' });
    expect(vigentes(archivoPropiedades(datos))).toEqual([
      'sonar.projectKey=tienda',
      'sonar.sources=.',
      'sonar.sourceEncoding=UTF-8',
      'sonar.exclusions=**/venv/**,**/.venv/**,**/migrations/**',
      'sonar.python.version=3.12',
    ]);
  });

  it.each([
    ['https://sonarqube.us', true],
    ['https://sonarqube.us/', true],
    ['https://sonarcloud.io', false],
    ['https://sonarqube.usuarios.es', false],
  ])('names the region of %s: %s', (direccion, region) => {
    expect(archivoPropiedades(datosAnalisis({ direccion })).includes('\nsonar.region=us\n')).toBe(region);
  });

  it('omits a blank version of Python', () => {
    const datos = datosAnalisis({ lenguaje: 'python', versionPython: ' ' });
    expect(archivoPropiedades(datos)).not.toContain('sonar.python.version');
  });

  it.each([
    ['javascript', 'sonar.javascript.lcov.reportPaths=coverage/lcov.info'],
    ['python', 'sonar.python.coverage.reportPaths=coverage.xml'],
  ] as const)('offers tests and coverage of %s, to be uncommented', (lenguaje, cobertura) => {
    const texto = archivoPropiedades(datosAnalisis({ lenguaje, fuentes: 'app' }));
    expect(texto).toContain(`\n# ${cobertura}\n`);
    expect(texto).toContain('\n# sonar.tests=app\n# sonar.test.inclusions=');
  });

  it('has placeholders for blank values, and only the project’s key', () => {
    const texto = archivoPropiedades(datosAnalisis({ organizacion: ' ', fuentes: '' }));
    expect(texto).toContain('\nsonar.organization=__ORGANIZACION__\n');
    expect(texto).toContain('\nsonar.sources=__FUENTES__\n');
  });

  it.each([
    ['src, app', 'src, app'],
    ['  src\tlib ', 'src lib'],
    ['src\\app', 'src/app'],
    ['código', 'c\\u00f3digo'],
    ['😀', '\\ud83d\\ude00'],
    ['a#b!c=d:e', 'a#b!c=d:e'],
    ['src\nsonar.projectKey=otra', 'src sonar.projectKey=otra'],
    ['src\u2028x\0y', 'src x y'],
  ])('writes the folders %j as %j', (fuentes, escritas) => {
    expect(vigentes(archivoPropiedades(datosAnalisis({ fuentes })))[2]).toBe(`sonar.sources=${escritas}`);
  });
});

describe('for any typed text', () => {
  it('no property is added, and the key stays the project’s', () => {
    const texto = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\\', '\nsonar.projectKey=x', '\\\n', '\r', '\u0085', '\u2028', '#', '='),
    );
    fc.assert(
      fc.property(texto, texto, texto, (fuentes, organizacion, versionPython) => {
        const datos = { fuentes, organizacion, versionPython, lenguaje: 'python' } as const;
        const archivo = archivoPropiedades(datosAnalisis(datos));
        const nombres = vigentes(archivo).map((linea) => linea.split('=')[0]);
        expect(nombres.filter((nombre) => nombre !== 'sonar.python.version')).toEqual([
          'sonar.projectKey',
          'sonar.organization',
          'sonar.sources',
          'sonar.sourceEncoding',
          'sonar.exclusions',
        ]);
        expect(claveDePropiedades(archivo)).toBe('tienda');
      }),
    );
  });
});
