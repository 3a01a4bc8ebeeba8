import { describe, expect, it } from 'vitest';

import { exigirRepositorio } from './repositorio.ts';

describe('link and branch together', () => {
  it.each(['ftp://x', 'https://github.com/u/r/tree/main'])('name both fields at once: %s', (link) => {
    const accion = (): void => {
      exigirRepositorio({ link, branch: '-h' }, false);
    };
    const campos = [{ campo: 'link' }, { campo: 'branch' }].map((c) => expect.objectContaining(c) as unknown);
    expect(accion).toThrow(expect.objectContaining({ kind: 'invalid', detalles: campos }));
  });

  it('are accepted when they are valid', () => {
    expect(() => {
      exigirRepositorio({ link: 'https://github.com/u/r', branch: 'main' }, false);
    }).not.toThrow();
  });
});
