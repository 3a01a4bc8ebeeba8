import { describe, expect, it } from 'vitest';

import textos from '../textos.json';
import { rellenarFlujo, rellenarPropiedades, rellenarTexto } from './rellenar.ts';

const datos = { clave: 'tienda', rama: 'main', organizacion: 'mi-org', fuentes: 'src, app' };

describe('rellenarPropiedades', () => {
  it('fills in key, organization and sources', () => {
    expect(rellenarPropiedades(textos.pasos[1]?.contenidoCloud ?? '', datos)).toContain(
      'sonar.projectKey=tienda\nsonar.organization=mi-org\n',
    );
    expect(rellenarPropiedades('sonar.sources=__FUENTES__', datos)).toBe('sonar.sources=src, app');
  });

  it('leaves what was left blank marked', () => {
    expect(rellenarPropiedades('o=__ORGANIZACION__', { ...datos, organizacion: '  ' })).toBe(
      'o=__ORGANIZACION__',
    );
  });

  it('lets nobody write a second property', () => {
    const fuentes = 'src\nsonar.projectKey=otra';
    expect(rellenarPropiedades('sonar.sources=__FUENTES__', { ...datos, fuentes })).toBe(
      'sonar.sources=src sonar.projectKey=otra',
    );
  });
});

describe('rellenarFlujo', () => {
  it('fills in the branch', () => {
    expect(rellenarFlujo(textos.pasos[2]?.contenidoServer ?? '', datos)).toContain(
      '    branches:\n      - "main"\n',
    );
  });

  it('escapes what YAML and GitHub’s patterns would read otherwise', () => {
    expect(rellenarFlujo('- "__RAMA__"', { rama: 'c++/"x"' })).toBe('- "c\\\\+\\\\+/\\"x\\""');
  });
});

describe('rellenarTexto', () => {
  it('names the branch, whatever signs it has', () => {
    expect(rellenarTexto('a la rama __RAMA__.', { rama: '$&' })).toBe('a la rama $&.');
  });

  it('leaves no marker in any sentence', () => {
    const frases = [textos.introduccion, ...textos.pasos.map(({ texto }) => texto)];
    expect(frases.map((frase) => rellenarTexto(frase, datos)).join()).not.toContain('__');
  });
});
