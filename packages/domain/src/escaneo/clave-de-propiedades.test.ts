import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { claveDePropiedades } from './clave-de-propiedades.ts';

describe('the project key of a properties file', () => {
  it.each([
    ['sonar.projectKey=tienda', 'tienda'],
    ['sonar.projectKey = tienda ', 'tienda'],
    ['sonar.projectKey:tienda', 'tienda'],
    ['sonar.projectKey : tienda', 'tienda'],
    ['sonar.projectKey tienda', 'tienda'],
    ['sonar.projectKey\ttienda', 'tienda'],
    ['  \t sonar.projectKey=tienda', 'tienda'],
    ['sonar.projectKey==tienda', '=tienda'],
    ['sonar.projectKey=a:b', 'a:b'],
    ['sonar.projectKey=a=b', 'a=b'],
    ['sonar.projectKey=a#b', 'a#b'],
    ['sonar.projectKey=uno dos', 'uno dos'],
    ['sonar.projectKey=tienda\r\nsonar.sources=src\r\n', 'tienda'],
    ['sonar.projectKey=tienda\rsonar.sources=src', 'tienda'],
    ['# clave\n! otra\n\nsonar.projectKey=tienda', 'tienda'],
    ['sonar.projectKey=vieja\nsonar.projectKey=nueva', 'nueva'],
  ])('%j names %s', (texto, clave) => {
    expect(claveDePropiedades(texto)).toBe(clave);
  });

  it.each([
    ['', 'nothing'],
    ['sonar.sources=src', 'another property'],
    ['#sonar.projectKey=tienda', 'a comment'],
    ['  ! sonar.projectKey=tienda', 'a comment after spaces'],
    ['sonar.projectKey=', 'no value'],
    ['sonar.projectKey', 'no sign and no value'],
    ['sonar.projectKey=   ', 'a blank value'],
    ['sonar.projectkey=tienda', 'another case'],
    ['xsonar.projectKey=tienda', 'a longer name'],
    ['sonar.projectKey2=tienda', 'a longer name'],
    ['sonar.projectKey\\=tienda', 'an escaped sign, part of the name'],
    ['otra=\\\nsonar.projectKey=tienda', 'a line that goes on'],
    ['sonar.projectKey=tienda\nsonar.projectKey=', 'a last one without value'],
  ])('%j names none: %s', (texto) => {
    expect(claveDePropiedades(texto)).toBeNull();
  });
});

describe('a line that ends in a backslash', () => {
  it.each([
    ['sonar.projectKey=tien\\\n   da', 'tienda'],
    ['sonar.projectKey=tien\\\r\n\tda', 'tienda'],
    ['sonar.project\\\nKey=tienda', 'tienda'],
    ['sonar.projectKey=\\\n\\\ntienda', 'tienda'],
    ['sonar.projectKey=tienda\\\n# no es comentario', 'tienda# no es comentario'],
    ['sonar.projectKey=tienda\\\n\nsonar.sources=src', 'tienda'],
    ['sonar.projectKey=tienda\\', 'tienda'],
    ['sonar.projectKey=tienda\\\\\nsonar.sources=src', 'tienda\\'],
    ['# comentario \\\nsonar.projectKey=tienda', 'tienda'],
  ])('%j: %j', (texto, clave) => {
    expect(claveDePropiedades(texto)).toBe(clave);
  });
});

describe('escapes', () => {
  it.each([
    ['sonar.projectKey=tien\\u0064a', 'tienda'],
    ['sonar.projectKey=a\\:b', 'a:b'],
    ['sonar.projectKey=a\\=b\\#c', 'a=b#c'],
    ['sonar.projectKey=a\\tb', 'a\tb'],
    ['sonar\\u002eprojectKey=tienda', 'tienda'],
    ['\\sonar.projectKey=tienda', 'tienda'],
    ['sonar.projectKey=C:\\users', null],
    ['sonar.projectKey=\\u00F1and\\u00fa', 'ñandú'],
  ])('%j: %j', (texto, clave) => {
    expect(claveDePropiedades(texto)).toBe(clave);
  });
});

describe('whatever the text is', () => {
  it('a key written by the syntax is read back', () => {
    const clave = fc.stringMatching(/^[\w.:-]{1,40}$/);
    fc.assert(
      fc.property(clave, fc.array(fc.stringMatching(/^[a-z#!=: .]{0,20}$/)), (una, otras) => {
        const texto = [...otras.filter((otra) => !otra.includes('sonar')), `sonar.projectKey=${una}`].join(
          '\n',
        );
        expect(claveDePropiedades(texto)).toBe(una);
      }),
    );
  });

  it('parsing ends, and gives text or null', () => {
    const trozo = fc.constantFrom('sonar.projectKey', '=', ':', ' ', '\\', '\n', '\r', '#', '!', 'u00', 'x');
    fc.assert(
      fc.property(fc.array(trozo), (trozos) => {
        const clave = claveDePropiedades(trozos.join(''));
        expect(clave === null || clave.length > 0).toBe(true);
      }),
    );
  });

  it('a large file of backslashes takes linear time', () => {
    const texto = `${'\\'.repeat(100_000)}\n${'a\\\n'.repeat(50_000)}\nsonar.projectKey=tienda`;
    expect(claveDePropiedades(texto)).toBe('tienda');
  });
});
