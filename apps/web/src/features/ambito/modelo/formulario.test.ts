import { ambitoCompleto } from '@mantenible/domain/ambito';
import { describe, expect, it } from 'vitest';

import { aAmbito, aFormulario, campos, errorDe } from './formulario.ts';

const ambito = {
  ...ambitoCompleto,
  fuentes: ['', 'src'],
  pruebas: ['tests'],
  exclusiones: ['**/gen/**', 'b, c'],
  codificacion: 'windows-1251',
  reglasIgnoradas: [{ regla: 'javascript:S1128', archivos: 'src/con espacio/**' }],
};

describe('the form of a scope', () => {
  it('has one value in each line, and gives them back', () => {
    const form = aFormulario(ambito);
    expect(form).toMatchObject({
      fuentes: '.\nsrc',
      exclusiones: '**/gen/**\nb, c',
      reglasIgnoradas: 'javascript:S1128 src/con espacio/**',
    });
    expect(aAmbito(form)).toEqual({ ...ambito, fuentes: ['.', 'src'] });
  });

  it('leaves out empty lines; without folders the whole repository is covered', () => {
    const form = { ...aFormulario(ambitoCompleto), pruebas: '\n tests \n\n' };
    expect(aAmbito(form)).toEqual({ ...ambitoCompleto, pruebas: ['tests'] });
  });

  it('has a field for every list of a scope', () => {
    expect(campos.map(([campo]) => campo).sort()).toEqual(Object.keys(ambitoCompleto).sort());
  });

  it('shows at a field the error of one of its values', () => {
    const errores = new Map([
      ['exclusiones.1', 'Uno'],
      ['ambito.pruebas', 'Dos'],
    ]);
    expect([
      errorDe(errores, 'exclusiones'),
      errorDe(errores, 'pruebas'),
      errorDe(errores, 'exclusionesDePruebas'),
    ]).toEqual(['Uno', 'Dos', undefined]);
  });
});
