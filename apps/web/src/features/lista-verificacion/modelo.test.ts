import { listaEnviada } from '@mantenible/contracts/lista-verificacion';
import { expect, test } from 'vitest';

import { validate } from '../../lib/forms/validate.ts';
import { formDeLista, listaVacia } from './modelo.ts';

const ids = ['0199aaaa-0000-7000-8000-000000000002', '0199aaaa-0000-7000-8000-000000000001'];
const pautas = ids.map((_id) => ({ _id, descripcion: 'd', pregunta: 'p', nivelesCumplimiento: [] }));

test('a verification list needs a name and at least one guideline', () => {
  const checked = validate(listaEnviada, listaVacia);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    nombre: 'El siguiente campo es obligatorio',
    pautas: 'Por favor, selecciona al menos una pauta.',
  });
});

test('its guidelines are sent as ids in their order', () => {
  const form = formDeLista({ _id: 'l1', nombre: 'Diseño', pautas });
  expect(validate(listaEnviada, form)).toEqual({ ok: true, data: { nombre: 'Diseño', pautas: ids } });
});
