import { describe, expect, it } from 'vitest';

import { config, parseConfig } from './config.ts';

const written = {
  basePath: '/mantenible',
  identidad: {
    url: '/mantenible/auth',
    realm: 'r',
    clientId: 'c',
    alCargar: 'check-sso',
    incorporada: false,
  },
  permitirHttp: true,
  institucion: { autor: 'Ana', director: null, universidad: null, anio: '2026', logotipos: [null] },
  escaneo: 'sonarqube',
  sonarqube: { url: 'https://sonar.example', organizacion: null },
  apiCodigo: 'https://git.example/api',
  enlacesCompartidos: true,
};

describe('the configuration of a page', () => {
  it('is that which the server wrote into it', () => {
    expect(parseConfig(JSON.stringify(written))).toEqual(written);
  });

  it('has no fields that the page does not use', () => {
    expect(parseConfig(JSON.stringify({ ...written, clave: 'secreta' }))).not.toHaveProperty('clave');
  });

  it.each([null, undefined, '', ' \n '])('is that of the development where there is no text (%j)', (text) => {
    expect(parseConfig(text)).toMatchObject({ basePath: '', escaneo: 'ninguno', permitirHttp: false });
  });

  it.each([
    ['no JSON', '{'],
    ['another type', JSON.stringify({ ...written, basePath: null })],
    ['an unknown scanner', JSON.stringify({ ...written, escaneo: 'otro' })],
    ['a missing provider', JSON.stringify({ ...written, identidad: undefined })],
  ])('with %s is refused, and not replaced by the development', (_que, text) => {
    expect(() => parseConfig(text)).toThrow();
  });

  it('is read once, as that of the development, without the element of the server', () => {
    expect(config).toEqual(parseConfig(null));
  });
});
