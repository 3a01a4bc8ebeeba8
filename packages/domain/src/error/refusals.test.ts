import { describe, expect, it } from 'vitest';

import { campoInvalido, camposInvalidos, DomainError, noEncontrado, versionAntigua } from './index.ts';

describe('refusals', () => {
  it('are errors of a known kind with a Spanish message', () => {
    const error = noEncontrado('el proyecto');
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      name: 'DomainError',
      kind: 'not-found',
      codigo: 'no-encontrado',
      message: 'No se encontró el proyecto.',
      detalles: [],
    });
  });

  it('name one field', () => {
    expect(campoInvalido('link', 'Mal')).toMatchObject({
      kind: 'invalid',
      message: 'Mal',
      detalles: [{ campo: 'link', mensaje: 'Mal' }],
    });
  });

  it('name several fields, the first reason being the message', () => {
    const detalles = [
      { campo: 'a', mensaje: 'Uno' },
      { campo: 'b', mensaje: 'Dos' },
    ] as const;
    expect(camposInvalidos(detalles)).toMatchObject({ message: 'Uno', detalles });
  });

  it('distinguish a stale version from a wrong field', () => {
    expect(versionAntigua()).toMatchObject({ kind: 'stale', codigo: 'version-antigua' });
  });
});
