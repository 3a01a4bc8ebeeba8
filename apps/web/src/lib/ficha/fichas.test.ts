import { describe, expect, it } from 'vitest';

import { buscarFicha, paginaDeRegla } from './fichas.ts';

describe('the card of a rule', () => {
  it('is the same for JavaScript and TypeScript, and another for Python', async () => {
    const deJs = await buscarFicha('javascript:S3776');
    expect(deJs?.antes.codigo).toContain('function');
    expect(await buscarFicha('typescript:S3776')).toEqual(deJs);
    expect((await buscarFicha('python:S3776'))?.antes.codigo).toContain('def ');
  });

  it.each(['javascript:S999999', 'css:S5362', 'java:S3776', '__proto__:S1', 'S3776', ''])(
    'is null for %j',
    async (regla) => {
      expect(await buscarFicha(regla)).toBeNull();
    },
  );
});

describe('the page of a rule', () => {
  it.each([
    ['javascript:S125', 'https://rules.sonarsource.com/javascript/RSPEC-125/'],
    ['Web:S5254', 'https://rules.sonarsource.com/html/RSPEC-5254/'],
  ])('of %s is %s', (regla, pagina) => {
    expect(paginaDeRegla(regla)).toBe(pagina);
  });

  it.each(['propia:S1', '__proto__:S1', 'constructor:S1', 'javascript:../..', 'javascript', ''])(
    'is null for %j',
    (regla) => {
      expect(paginaDeRegla(regla)).toBeNull();
    },
  );
});
