import { expect, test } from 'vitest';

import { formDeLista, listaVacia, validarLista } from './modelo.ts';

const ids = ['0199aaaa-0000-7000-8000-000000000002', '0199aaaa-0000-7000-8000-000000000001'];
const pautas = ids.map((_id) => ({ _id, descripcion: 'd', pregunta: 'p', nivelesCumplimiento: [] }));

test('a verification list needs a name and at least one guideline', () => {
  const checked = validarLista(listaVacia);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    nombre: 'El siguiente campo es obligatorio',
    pautas: 'Por favor, selecciona al menos una pauta.',
  });
});

test('its guidelines go out as ids in their order', () => {
  const form = formDeLista({ _id: 'l1', nombre: 'Diseño', pautas });
  expect(validarLista(form)).toEqual({ ok: true, data: { nombre: 'Diseño', pautas: ids } });
});
