import { expect, test } from 'vitest';

import { consultaDe, filtroDe, pierdenAdmin, recuento, validarCuenta } from './modelo.ts';

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
  const fila = (estado: 'nueva' | 'error') => ({
    linea: 2,
    usuario: 'a',
    nombre: 'A',
    estado,
    cambios: [],
    motivos: [],
  });
  expect(recuento([fila('error'), fila('nueva'), fila('nueva')])).toEqual([
    ['nueva', 2],
    ['error', 1],
  ]);
});

test('people who lose the role admin are named, and no others', () => {
  const fila = (usuario: string, campo: 'rol' | 'nombre', antes: string, despues: string) => ({
    linea: 2,
    usuario,
    nombre: 'A',
    estado: 'cambia' as const,
    cambios: [{ campo, antes, despues }],
    motivos: [],
  });
  const filas = [
    fila('ana', 'rol', 'admin', 'estudiante'),
    fila('beto', 'rol', 'estudiante', 'admin'),
    fila('admin', 'nombre', 'admin', 'Ada'),
  ];
  expect(pierdenAdmin(filas)).toEqual(['ana']);
});

test('a new account needs a user name, and an existing one keeps its own', () => {
  const form = { usuario: '', nombre: 'Ana', correo: '', rol: 'estudiante' } as const;
  expect(validarCuenta(form, false).ok).toBe(false);
  expect(validarCuenta({ ...form, usuario: 'ana' }, true)).toMatchObject({
    ok: true,
    data: { usuario: 'ana' },
  });
});
