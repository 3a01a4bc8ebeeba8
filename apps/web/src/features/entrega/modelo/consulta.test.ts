import { expect, it } from 'vitest';

import { conParametro, consultaDe } from './consulta.ts';

it('an address names a state and a page; what it names wrongly is as at first', () => {
  expect(consultaDe(new URLSearchParams('estado=nada&pagina=3'))).toEqual({ estado: 'nada', pagina: 3 });
  for (const mala of ['', 'estado=otro&pagina=0', 'pagina=2.5', 'pagina=10001', 'pagina=x'])
    expect(consultaDe(new URLSearchParams(mala))).toEqual({ estado: 'todos', pagina: 1 });
});

it('another state begins at the first page', () => {
  const previos = new URLSearchParams('estado=nada&pagina=3');
  expect(conParametro(previos, 'estado', 'tarde').toString()).toBe('estado=tarde');
  expect(conParametro(previos, 'pagina', '2').toString()).toBe('estado=nada&pagina=2');
  expect(conParametro(previos, 'estado', '').toString()).toBe('');
});
