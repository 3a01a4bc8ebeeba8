import { describe, expect, it } from 'vitest';

import { alcanceDe, ambitoCompleto, limitesDeAmbito, type Ambito } from './ambito.ts';
import { leerAmbito, maximoAvisos } from './leer-ambito.ts';
import { maximoPropiedades } from './propiedades.ts';
import { exigirAmbito } from './validar-ambito.ts';

describe('the scope of a properties file', () => {
  it('has every key that is followed, and no other', () => {
    const texto = [
      'sonar.projectKey=x',
      'sonar.sources=src, ./lib/ ,"a,b"',
      'sonar.tests=test\\u0073',
      'sonar.inclusions=**/*.ts,**/*.js',
      'sonar.exclusions=**/gen/**',
      'sonar.sourceEncoding=ISO-8859-15',
      'sonar.test.inclusions=**/*.test.ts',
      'sonar.test.exclusions=tests/datos/**',
      'sonar.cpd.exclusions=src/tablas/*',
      'sonar.coverage.exclusions=**/main.ts',
      'sonar.issue.ignore.multicriteria=e1,e2',
      'sonar.issue.ignore.multicriteria.e1.ruleKey=javascript:S1128',
      'sonar.issue.ignore.multicriteria.e1.resourceKey=**/*.js',
      'sonar.issue.ignore.multicriteria.e2.ruleKey=python:*',
    ].join('\n');
    expect(leerAmbito(texto)).toEqual({
      ambito: {
        fuentes: ['src', 'lib', 'a,b'],
        pruebas: ['tests'],
        inclusiones: ['**/*.ts', '**/*.js'],
        exclusiones: ['**/gen/**'],
        inclusionesDePruebas: ['**/*.test.ts'],
        exclusionesDePruebas: ['tests/datos/**'],
        exclusionesDeDuplicacion: ['src/tablas/*'],
        exclusionesDeCobertura: ['**/main.ts'],
        reglasIgnoradas: [{ regla: 'javascript:S1128', archivos: '**/*.js' }],
        codificacion: 'ISO-8859-15',
      },
      avisos: ['sonar.issue.ignore.multicriteria.e2: le falta ruleKey o resourceKey.'],
    });
  });

  it('names an encoding that cannot be one', () => {
    expect(leerAmbito('sonar.sourceEncoding=a b')).toEqual({
      ambito: ambitoCompleto,
      avisos: ['sonar.sourceEncoding: «a b» no es el nombre de una codificación.'],
    });
  });

  it.each([
    '',
    'sonar.projectKey=x\nsonar.host.url=http://x',
    'sonar.sources=\nsonar.exclusions= , ,',
    'sonar.sources=src,.',
  ])('is the whole repository for %j', (texto) => {
    expect(leerAmbito(texto)).toEqual({ ambito: ambitoCompleto, avisos: [] });
  });

  it.each([
    ['sonar.sources=/etc', 'sonar.sources: «/etc» no es una carpeta o un archivo del repositorio.'],
    ['sonar.tests=a/../..', 'sonar.tests: «a/../..» no es una carpeta o un archivo del repositorio.'],
    ['sonar.sources=src/**', 'sonar.sources: «src/**» no es una carpeta o un archivo del repositorio.'],
    [
      'sonar.exclusions=file:/tmp/**',
      'sonar.exclusions: «file:/tmp/**» se refiere al disco de quien analiza y no se sigue.',
    ],
    [
      'sonar.exclusions=\\u00zz',
      'sonar.exclusions: su valor tiene un carácter «\\u» incompleto y no se lee.',
    ],
    ['sonar.exclusions=${env.X}', 'sonar.exclusions: su valor depende del entorno y no se lee.'],
    [
      'sonar.modules=a,b',
      'sonar.modules: los módulos no se siguen: el análisis cubre el repositorio entero.',
    ],
    [
      'sonar.projectBaseDir=a',
      'sonar.projectBaseDir: la carpeta base no se sigue: las rutas se leen desde la raíz del repositorio.',
    ],
  ])('names and ignores %s', (texto, aviso) => {
    expect(leerAmbito(texto)).toEqual({ ambito: ambitoCompleto, avisos: [aviso] });
  });

  it.each([
    ['sonar.exclusions=\\ud800/**', 'sonar.exclusions: «\ufffd/**» no es un patrón.'],
    ['sonar.exclusions=a\\u0000', 'sonar.exclusions: «a\ufffd» no es un patrón.'],
    ['sonar.sources=\\udfff', 'sonar.sources: «\ufffd» no es una carpeta o un archivo del repositorio.'],
    [
      `sonar.exclusions=file:${'x'.repeat(73)}😀${'x'.repeat(9)}`,
      `sonar.exclusions: «file:${'x'.repeat(73)}\ufffd…» se refiere al disco de quien analiza y no se sigue.`,
    ],
    [
      `sonar.issue.ignore.multicriteria=${'\\u0000'.repeat(90)}`,
      `sonar.issue.ignore.multicriteria.${'\ufffd'.repeat(46)}…: le falta ruleKey o resourceKey.`,
    ],
  ])('gives no text that a database refuses: %j', (texto, aviso) => {
    expect(leerAmbito(texto)).toEqual({ ambito: ambitoCompleto, avisos: [aviso] });
  });

  it('gives no notice of keys that are not followed', () => {
    const otras = ['sonar.host.url=${env.X}', 'sonar.a\\u0000=1', 'sonar.a\\u0000=1', 'sonar.b=\\u1'];
    expect(leerAmbito(otras.join('\n'))).toEqual({ ambito: ambitoCompleto, avisos: [] });
    const larga = `sonar.issue.ignore.multicriteria.${'x'.repeat(400)}.ruleKey`;
    const [aviso = ''] = leerAmbito(`${larga}=a\n${larga}=b`).avisos;
    expect(aviso).toBe(`${larga.slice(0, 79)}…: está escrita dos veces y vale la última que se puede leer.`);
  });

  it('is not followed beyond some 20 000 characters in all, and is named', () => {
    const largas = Array.from({ length: 70 }, (_, i) => `${'x'.repeat(290)}${i}`);
    expect(leerAmbito(`sonar.exclusions=${largas.join(',')}`)).toEqual({
      ambito: ambitoCompleto,
      avisos: [
        expect.stringMatching(/^sonar-project\.properties: su alcance es demasiado largo y no se sigue/u),
      ],
    });
    const { ambito } = leerAmbito(`sonar.exclusions=${largas.slice(0, 65).join(',')}`);
    expect(ambito.exclusiones).toHaveLength(65);
  });

  it('takes the last value of a key that is written twice, and names the key', () => {
    expect(leerAmbito('sonar.sources=a\nsonar.sources=b')).toEqual({
      ambito: { ...ambitoCompleto, fuentes: ['b'] },
      avisos: ['sonar.sources: está escrita dos veces y vale la última que se puede leer.'],
    });
  });

  it('is bounded in values, in characters and in sentences', () => {
    const muchos = Array.from({ length: limitesDeAmbito.entradas + 1 }, (_, i) => `a${i}`);
    const { ambito, avisos } = leerAmbito(`sonar.exclusions=${muchos.join(',')}`);
    expect(ambito.exclusiones).toHaveLength(limitesDeAmbito.entradas);
    expect(avisos).toEqual(['sonar.exclusions: solo se siguen los primeros valores (máximo: 200).']);
    const largo = 'x'.repeat(limitesDeAmbito.caracteres + 1);
    expect(leerAmbito(`sonar.exclusions=${largo}`).ambito).toEqual(ambitoCompleto);
    const malos = leerAmbito(`sonar.sources=${'/a,'.repeat(limitesDeAmbito.entradas)}`);
    expect(malos.avisos).toHaveLength(maximoAvisos);
  });
});

describe('the scope that a person writes', () => {
  it('has its folders normalised', () => {
    const escrito = { ...ambitoCompleto, fuentes: ['.', './src/'], pruebas: ['tests/'] };
    expect(exigirAmbito(escrito)).toEqual({ ...ambitoCompleto, fuentes: [''], pruebas: ['tests'] });
  });

  it('is refused with every field that is wrong', () => {
    const exclusiones = ['bien', 'file:/x', ' ', 'a\ud800'];
    const reglasIgnoradas = [{ regla: '', archivos: '**' }];
    const malo = { ...ambitoCompleto, fuentes: ['..'], exclusiones, reglasIgnoradas, codificacion: 'a b' };
    const detalles = [
      { campo: 'exclusiones.1', mensaje: '«file:/x» se refiere al disco de quien analiza y no se sigue.' },
      { campo: 'exclusiones.2', mensaje: '« » no es un patrón.' },
      { campo: 'exclusiones.3', mensaje: '«a\ud800» no es un patrón.' },
      { campo: 'reglasIgnoradas.0.regla', mensaje: '«» no es un patrón.' },
      { campo: 'codificacion', mensaje: 'Escriba el nombre de una codificación, por ejemplo windows-1252.' },
      { campo: 'fuentes.0', mensaje: '«..» no es una carpeta o un archivo del repositorio.' },
    ];
    expect(() => exigirAmbito(malo)).toThrow(expect.objectContaining({ detalles }));
  });

  it('has no folder twice and none below another', () => {
    const escrito = { ...ambitoCompleto, fuentes: ['a/b/', 'a', 'ab', './a'], pruebas: ['t/x', 't', 't'] };
    expect(exigirAmbito(escrito)).toEqual({ ...ambitoCompleto, fuentes: ['a', 'ab'], pruebas: ['t'] });
    expect(exigirAmbito({ ...ambitoCompleto, fuentes: ['.'] })).toEqual(ambitoCompleto);
  });
});

it('reads the first keys of a file that has too many, and names the limit', () => {
  const llaves = Array.from({ length: maximoPropiedades }, (_, i) => `una.${i}=1`);
  const leido = leerAmbito([...llaves, 'sonar.sources=src'].join('\n'));
  expect(leido.ambito).toEqual(ambitoCompleto);
  expect(leido.avisos).toEqual([expect.stringContaining(`máximo: ${maximoPropiedades}`)]);
});

describe('the text of a scope', () => {
  const con = (parcial: Partial<Ambito>): string => alcanceDe({ ...ambitoCompleto, ...parcial });

  it('is equal for scopes that cover the same, and empty for one that covers everything', () => {
    const alReves = Object.fromEntries(Object.entries(ambitoCompleto).reverse()) as never;
    expect([alcanceDe(alReves), con({ fuentes: [''] }), con({ fuentes: ['src', ''] })]).toEqual(['', '', '']);
    expect(con({ exclusiones: ['a', 'b', 'a'] })).toBe(con({ exclusiones: ['b', 'a'] }));
  });

  it.each<Partial<Ambito>>([
    { fuentes: ['src'] },
    { fuentes: [''], pruebas: ['tests'] },
    { inclusiones: ['a'] },
    { exclusiones: ['a'] },
    { exclusiones: ['a,b'] },
    { exclusiones: ['a', 'b'] },
    { exclusionesDeCobertura: ['a'] },
    { reglasIgnoradas: [{ regla: 'a', archivos: 'b' }] },
    { reglasIgnoradas: [{ regla: 'b', archivos: 'a' }] },
  ])('is another for %j', (parcial) => {
    expect(con(parcial)).not.toBe('');
    expect(con(parcial)).not.toBe(con({ exclusiones: ['otra'] }));
  });
});
