import { describe, expect, it } from 'vitest';

import { avisoEnlace, cortarEnlace } from './enlace-copiado.ts';
import { valoresNuevos } from './formulario.ts';

const guardado = { ...valoresNuevos, link: 'https://github.com/u/r' };

/** Link and branch of a new project after its link was copied, and the notice. */
function copiar(link: string, branch = 'main', inicial = valoresNuevos) {
  const cortado = cortarEnlace({ ...valoresNuevos, link, branch }, inicial, null);
  return cortado && [cortado.valores.link, cortado.valores.branch, avisoEnlace(cortado, cortado.valores)];
}

describe('a copied link', () => {
  it.each([
    ['https://github.com/u/r/tree/main', 'main', 'Se quitó «/tree/main»; rama: main.'],
    ['https://github.com/u/r/tree/dev', 'dev', 'Se quitó «/tree/dev»; rama: dev.'],
    [
      'https://github.com/u/r/tree/feature/x',
      'feature',
      'Se quitó «/tree/feature/x»; rama: feature. Si el nombre de la rama lleva «/», escríbalo completo.',
    ],
    ['https://github.com/u/r#readme', 'main', 'Se quitó «#readme».'],
    ['git@github.com:u/r', 'main', 'El enlace se escribió como dirección https.'],
    [
      'www.github.com/u/r/tree/dev',
      'dev',
      'El enlace se escribió como dirección https y se quitó «www.» y «/tree/dev»; rama: dev.',
    ],
  ])('%s is cut, its branch is filled in, and both are named', (link, rama, aviso) => {
    expect(copiar(link)).toEqual(['https://github.com/u/r', rama, aviso]);
  });

  it('never replaces a branch that the person typed, and names both', () => {
    const aviso =
      'Se quitó «/tree/dev». El enlace es de la rama «dev» y en el campo Rama está «otra»: compruebe cuál quiere.';
    expect(copiar('https://github.com/u/r/tree/dev', 'otra')).toEqual([
      'https://github.com/u/r',
      'otra',
      aviso,
    ]);
    expect(copiar('https://github.com/u/r/tree/dev', 'main', guardado)?.[1]).toBe('main');
  });

  it('replaces the branch of the link before', () => {
    const primero = cortarEnlace(
      { ...valoresNuevos, link: 'https://github.com/u/r/tree/dev' },
      valoresNuevos,
      null,
    );
    const valores = { ...valoresNuevos, ...primero?.valores, link: 'https://github.com/u/r/tree/otra' };
    expect(cortarEnlace(valores, valoresNuevos, primero)?.valores.branch).toBe('otra');
  });

  it('stays without a notice where it needs no cut', () => {
    expect(copiar('https://github.com/u/r')).toBeNull();
    expect(avisoEnlace(null, valoresNuevos)).toBeNull();
  });
});

describe('the notice', () => {
  const cortado = cortarEnlace(
    { ...valoresNuevos, link: 'https://github.com/u/r/tree/feature/x' },
    valoresNuevos,
    null,
  );

  it('goes with another link', () => {
    expect(avisoEnlace(cortado, { ...valoresNuevos, link: 'https://github.com/u/r-2' })).toBeNull();
  });

  it('names the completed branch without asking again', () => {
    const valores = { ...valoresNuevos, link: 'https://github.com/u/r', branch: 'feature/x' };
    expect(avisoEnlace(cortado, valores)).toBe('Se quitó «/tree/feature/x»; rama: feature/x.');
  });
});
