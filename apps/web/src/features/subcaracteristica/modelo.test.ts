import { subcaracteristicaEnviada } from '@mantenible/contracts/subcaracteristica';
import { expect, test } from 'vitest';

import { validate } from '../../lib/forms/validate.ts';
import { formDeSubcaracteristica, subcaracteristicaVacia } from './modelo.ts';

const ids = ['0199aaaa-0000-7000-8000-000000000002', '0199aaaa-0000-7000-8000-000000000001'];
const metricas = ids.map((_id) => ({ _id, nombre: 'm', listaVerificacion: null }));

test('a sub-characteristic needs a name and at least one metric', () => {
  const checked = validate(subcaracteristicaEnviada, subcaracteristicaVacia);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    nombre: 'El siguiente campo es obligatorio',
    metricas: 'Por favor, selecciona al menos una metrica.',
  });
});

test('its metrics are sent as ids in their order', () => {
  const form = formDeSubcaracteristica({ _id: 's1', nombre: 'Modularidad', metricas });
  expect(validate(subcaracteristicaEnviada, form)).toEqual({
    ok: true,
    data: { nombre: 'Modularidad', metricas: ids },
  });
});
