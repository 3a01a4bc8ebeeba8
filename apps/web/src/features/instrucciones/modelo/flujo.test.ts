import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { archivoFlujo } from './archivos.ts';
import { datosAnalisis } from './datos.fixture.ts';

interface Paso {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: object;
  readonly with?: object;
}
interface Flujo {
  readonly on: { readonly push: { readonly branches: readonly string[] }; readonly pull_request: object };
  readonly permissions: object;
  readonly jobs: { readonly sonarqube: { readonly if: string; readonly steps: readonly Paso[] } };
}

const leer = (texto: string): Flujo => parse(texto) as Flujo;
const rama = (branch: string): readonly string[] =>
  leer(archivoFlujo(datosAnalisis({ rama: branch }))).on.push.branches;

describe('the workflow file', () => {
  it('runs on pushes to the project’s branch and on pull requests, with read permission only', () => {
    const flujo = leer(archivoFlujo(datosAnalisis({ rama: 'desarrollo' })));
    expect(flujo.on).toEqual({
      push: { branches: ['desarrollo'] },
      pull_request: { types: ['opened', 'synchronize', 'reopened'] },
    });
    expect(flujo.permissions).toEqual({ contents: 'read' });
  });

  it('uses one secret for the checkout and the other for the scan', () => {
    const [descarga, analisis, ...mas] = leer(archivoFlujo(datosAnalisis())).jobs.sonarqube.steps;
    expect(descarga).toMatchObject({
      uses: 'actions/checkout@v7',
      with: { 'fetch-depth': 0, token: '${{ secrets.TOKEN_PERSONAL }}', 'persist-credentials': false },
    });
    expect(analisis).toMatchObject({
      uses: 'SonarSource/sonarqube-scan-action@v8',
      env: { SONAR_TOKEN: '${{ secrets.SONAR_TOKEN }}' },
    });
    expect(mas).toEqual([]);
  });

  it('skips pull requests of forks, which have no secrets', () => {
    expect(leer(archivoFlujo(datosAnalisis())).jobs.sonarqube.if).toContain(
      'head.repo.full_name == github.repository',
    );
  });

  it.each([
    ['cloud', 'https://sonarcloud.io', undefined],
    ['server', 'https://sonar.uni.es:9000/', 'https://sonar.uni.es:9000/'],
    ['server', ' https://sonar.uni.es ', 'https://sonar.uni.es'],
    ['server', ' ', '${{ vars.SONAR_HOST_URL }}'],
    ['server', 'https://x/"\\ # : y', 'https://x/"\\ # : y'],
  ] as const)('of a %s at %j names the address %j', (servicio, direccion, esperada) => {
    const flujo = leer(archivoFlujo(datosAnalisis({ servicio, direccion })));
    expect(flujo.jobs.sonarqube.steps.at(-1)?.env).toEqual({
      SONAR_TOKEN: '${{ secrets.SONAR_TOKEN }}',
      ...(esperada === undefined ? {} : { SONAR_HOST_URL: esperada }),
    });
  });
});

describe('a branch', () => {
  it.each([
    'main',
    'main:x',
    "it's",
    '"comillas"',
    'a#b',
    '#a',
    '&ancla',
    '%dir',
    '`a`',
    'ñandú/日本',
    '😀',
    'true',
    '1.0',
    'null',
    '{a}',
    'a,b',
    'a|b>c',
    '$(x)',
    'a\u202Eb',
    'a\u2028b',
    'a\u00A0b',
    'a\uFEFF',
  ])('named %j matches that name only', (branch) => {
    expect(rama(branch)).toEqual([branch]);
  });

  it.each([
    ['c++', 'c\\+\\+'],
    ['!main', '\\!main'],
    ['hola!', 'hola!'],
  ])('named %j is escaped as %j', (branch, patron) => {
    expect(rama(branch)).toEqual([patron]);
  });

  it('has all its characters visible', () => {
    expect(archivoFlujo(datosAnalisis({ rama: 'a\u202Eb' }))).toContain('- "a\\U0000202eb"\n');
  });
});

describe('the optional coverage', () => {
  const sinAlmohadilla = (texto: string): string => texto.replace(/^( {6})# (?=- |\s{2})/gm, '$1');

  it.each([
    ['javascript', 'actions/setup-node@v7', 'npm test -- --coverage'],
    ['python', 'actions/setup-python@v7', 'python -m pytest --cov --cov-report=xml:coverage.xml'],
  ] as const)('of %s is left out until it is uncommented', (lenguaje, preparar, pruebas) => {
    const texto = archivoFlujo(datosAnalisis({ lenguaje }));
    expect(leer(texto).jobs.sonarqube.steps).toHaveLength(2);
    const { steps } = leer(sinAlmohadilla(texto)).jobs.sonarqube;
    expect(steps).toHaveLength(5);
    expect(steps[1]?.uses).toBe(preparar);
    expect(steps[3]?.run).toBe(pruebas);
  });

  it.each(['3.12', '3.1"\n- x', '3.13 # última'])(
    'writes the version of Python %j unchanged',
    (versionPython) => {
      const texto = sinAlmohadilla(archivoFlujo(datosAnalisis({ lenguaje: 'python', versionPython })));
      expect(leer(texto).jobs.sonarqube.steps[1]?.with).toEqual({ 'python-version': versionPython });
    },
  );
});

describe('for any branch and address', () => {
  it('the parsed file contains their exact values', () => {
    const texto = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-"'\\#:&*!|>%@`{}[\], +?]+$/));
    fc.assert(
      fc.property(texto, texto, (branch, direccion) => {
        fc.pre(!/\p{Cs}/u.test(branch + direccion) && direccion.trim() !== '');
        const flujo = leer(archivoFlujo(datosAnalisis({ rama: branch, servicio: 'server', direccion })));
        expect(flujo.on.push.branches).toEqual([branch.replace(/\+|^!/g, '\\$&')]);
        expect(flujo.jobs.sonarqube.steps.at(-1)?.env).toMatchObject({ SONAR_HOST_URL: direccion.trim() });
      }),
    );
  });
});
