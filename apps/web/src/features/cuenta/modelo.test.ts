import { expect, test } from 'vitest';

import { consultaDe, filtroDe, recuento, textoDeArchivo, validarCuenta } from './modelo.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('a file is read as UTF-8, or in the encoding of older spreadsheets', () => {
  expect(textoDeArchivo(bytes(0x4d, 0xc3, 0xb1))).toBe('Mñ');
  expect(textoDeArchivo(bytes(0x4d, 0xf1))).toBe('Mñ');
});

test.each([
  ['', { pagina: 1, porPagina: 10 }],
  [
    'buscar=ana&rol=admin&activa=no',
    { busqueda: 'ana', rol: 'admin', activa: 'no', pagina: 1, porPagina: 10 },
  ],
  ['rol=jefa&pagina=-2&orden=clave', { pagina: 1, porPagina: 10 }],
  ['orden=creado&pagina=3', { orden: 'creado', sentido: 'desc', pagina: 3, porPagina: 10 }],
])('the address %j is read as %j', (address, consulta) => {
  expect(consultaDe(filtroDe(new URLSearchParams(address)))).toEqual(consulta);
});

test('the outcomes of a class are counted, without those of no line', () => {
  const fila = (estado: 'nueva' | 'error') => ({ linea: 2, usuario: 'a', nombre: 'A', estado, motivos: [] });
  expect(recuento([fila('error'), fila('nueva'), fila('nueva')])).toEqual([
    ['nueva', 2],
    ['error', 1],
  ]);
});

test('a new account needs a user name, and an existing one keeps its own', () => {
  const form = { usuario: '', nombre: 'Ana', correo: '', rol: 'estudiante' } as const;
  expect(validarCuenta(form, false).ok).toBe(false);
  expect(validarCuenta({ ...form, usuario: 'ana' }, true)).toMatchObject({
    ok: true,
    data: { usuario: 'ana' },
  });
});
