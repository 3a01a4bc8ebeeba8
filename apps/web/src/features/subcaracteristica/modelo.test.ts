import { expect, test } from 'vitest';

import { formDeSubcaracteristica, subcaracteristicaVacia, validarSubcaracteristica } from './modelo.ts';

const ids = ['0199aaaa-0000-7000-8000-000000000002', '0199aaaa-0000-7000-8000-000000000001'];
const metricas = ids.map((_id) => ({ _id, nombre: 'm', listaVerificacion: null }));

test('a sub-characteristic needs a name and at least one metric', () => {
  const checked = validarSubcaracteristica(subcaracteristicaVacia);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    nombre: 'El siguiente campo es obligatorio',
    metricas: 'Por favor, selecciona al menos una metrica.',
  });
});

test('its metrics go out as ids in their order', () => {
  const form = formDeSubcaracteristica({ _id: 's1', nombre: 'Modularidad', metricas });
  expect(validarSubcaracteristica(form)).toEqual({
    ok: true,
    data: { nombre: 'Modularidad', metricas: ids },
  });
});
