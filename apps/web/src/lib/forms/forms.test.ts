import { pautaEnviada } from '@mantenible/contracts/pauta';
import { expect, test } from 'vitest';

import { createIdempotencyKeys } from './idempotency.ts';
import { fieldErrors, validate } from './validate.ts';

test('an invalid field is named by its dotted path, with its first reason', () => {
  const candidate = {
    descripcion: ' ',
    pregunta: 'p',
    nivelesCumplimiento: [{ descripcion: 'n', valor: null }],
  };
  const checked = validate(pautaEnviada, candidate);
  expect(checked.ok ? null : [...checked.errors]).toEqual([
    ['descripcion', 'El siguiente campo es obligatorio'],
    ['nivelesCumplimiento.0.valor', 'Escriba un número'],
  ]);
});

test('valid data are returned as they will be sent', () => {
  const nivelesCumplimiento = [{ descripcion: 'n', valor: 1 }];
  const checked = validate(pautaEnviada, { descripcion: ' d ', pregunta: 'p', nivelesCumplimiento });
  expect(checked).toEqual({
    ok: true,
    data: { medida: null, descripcion: 'd', pregunta: 'p', nivelesCumplimiento },
  });
});

test('the first of several reasons against a field is kept', () => {
  const errors = fieldErrors([
    { campo: 'nombre', mensaje: 'uno' },
    { campo: 'nombre', mensaje: 'dos' },
  ]);
  expect([...errors]).toEqual([['nombre', 'uno']]);
});

test('equal content is sent with the same key, other content with a new one', () => {
  let made = 0;
  const keyOf = createIdempotencyKeys(() => `clave-${++made}`);
  expect([keyOf({ a: 1 }), keyOf({ a: 1 }), keyOf({ a: 2 }), keyOf({ a: 1 })]).toEqual([
    'clave-1',
    'clave-1',
    'clave-2',
    'clave-3',
  ]);
});
