import { describe, expect, it } from 'vitest';

import {
  cuerpoCambio,
  cuerpoNuevo,
  errores,
  hayCambios,
  validar,
  valoresConservados,
  valoresNuevos,
} from './formulario.ts';

const valores = {
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  githubtoken: 'ghp_1',
};

const porCampo = (...args: Parameters<typeof errores>) => Object.fromEntries(errores(...args));

describe('errores', () => {
  it('accepts a complete form', () => {
    expect(porCampo(valores, false)).toEqual({});
  });

  it('requires each of the four fields, in the specification’s words', () => {
    const texto = 'El siguiente campo es obligatorio';
    expect(porCampo({ nombre: ' ', link: '', branch: '', githubtoken: '  ' }, false)).toEqual({
      nombre: texto,
      link: texto,
      branch: texto,
      githubtoken: texto,
    });
  });

  it('refuses a link that is not an https address of a repository, and a branch that git refuses', () => {
    expect(porCampo({ ...valores, link: 'http://github.com/ana/tienda', branch: 'a..b' }, false)).toEqual({
      link: 'El enlace debe empezar por https://',
      branch: 'El nombre de la rama no es válido en git',
    });
  });

  it('accepts http where the installation allows it', () => {
    expect(porCampo({ ...valores, link: 'http://127.0.0.1/ana/tienda' }, true)).toEqual({});
  });

  it('starts with branch main', () => {
    expect(valoresNuevos.branch).toBe('main');
  });
});

describe('the bodies', () => {
  it('are trimmed and carry the owner', () => {
    expect(cuerpoNuevo({ ...valores, nombre: ' Tienda ' }, 'sub-ana')).toEqual({
      ...valores,
      idPersona: 'sub-ana',
    });
  });

  it('leave the token out of an edit unless another one was typed', () => {
    const { link, branch } = valores;
    expect(cuerpoCambio(valores, valores)).toEqual({ link, branch });
    expect(cuerpoCambio({ ...valores, githubtoken: 'ghp_2' }, valores)).toEqual({
      link,
      branch,
      githubtoken: 'ghp_2',
    });
  });
});

describe('hayCambios', () => {
  it('is true only for a changed form', () => {
    expect(hayCambios(valores, valores)).toBe(false);
    expect(hayCambios({ ...valores, branch: 'dev' }, valores)).toBe(true);
  });
});

describe('validar', () => {
  it('returns the body of a complete form', () => {
    expect(validar(valores, false, ({ link }) => link)).toEqual({ ok: true, data: valores.link });
  });

  it('returns the errors of an incomplete form, without a body', () => {
    const cuerpo = () => {
      throw new Error('must not be made');
    };
    const resultado = validar({ ...valores, nombre: '' }, false, cuerpo);
    expect(resultado).toEqual({
      ok: false,
      errors: new Map([['nombre', 'El siguiente campo es obligatorio']]),
    });
  });
});

it('keeps everything but the token while the person signs in again', () => {
  expect(valoresConservados.parse(valores)).toEqual({
    nombre: valores.nombre,
    link: valores.link,
    branch: valores.branch,
  });
});
