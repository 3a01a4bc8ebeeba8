import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import {
  conRed,
  EnOrden,
  enEspera,
  Estado,
  montar,
  sinRed,
  type Respuestas,
} from '../../../testing/montar.tsx';
import { EditorCriterios } from './editor-criterios.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const rango = (n: number, criterio: string, valor1: number, valor2: number) => ({
  _id: uid(n),
  version: 1,
  criterio,
  valor1,
  valor2,
});
const propiedad = { _id: uid(5), version: 2, propiedad: 'Duplicaciones', valor: 3.5 };
const [criterios, valoracion, propiedades] = [
  'criteriosValoracion',
  'valoracionMantenibilidad',
  'propiedadCalidad',
];
const guardar = (recurso: string | undefined, n: number) => `PUT /${recurso ?? ''}/${uid(n)}`;

function abrir(respuestas: Respuestas = {}, busqueda = '') {
  conRed({
    'GET /copias/claves': { claves: [{ id: 'k1', clave: btoa('k'.repeat(32)) }] },
    [`GET /${criterios}`]: [rango(1, 'Alto', 50, 100), rango(2, 'Bajo', 0, 50)],
    [`GET /${valoracion}`]: [rango(3, 'Bueno', 60, 100)],
    [`GET /${propiedades}`]: [propiedad],
    ...respuestas,
  });
  montar(<EditorCriterios />, { patron: '/editar', url: `/editar${busqueda}` });
}
const celda = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const escribir = async (nombre: string, texto: string) => {
  await userEvent.clear(await celda(nombre));
  if (texto !== '') await userEvent.type(await celda(nombre), texto);
};
const elegir = (tabla: string) => userEvent.selectOptions(screen.getByLabelText('Cambiar'), tabla);
const actualizar = (fila: string) =>
  userEvent.click(screen.getByRole('button', { name: `Actualizar: ${fila}` }));
const sinGuardar = () => screen.queryAllByText('Sin guardar').length;

beforeEach(() => {
  conPersona();
});

describe('the table of the address', () => {
  it.each([
    ['', 'Lista de Verificación', ['Criterio', 'Valor 1 (%)', 'Valor 2 (%)', 'Acciones']],
    ['?tabla=otra', 'Lista de Verificación', ['Criterio', 'Valor 1 (%)', 'Valor 2 (%)', 'Acciones']],
    ['?tabla=valoracion', 'Grado de Mantenibilidad', ['Criterio', 'Valor 1 (%)', 'Valor 2 (%)', 'Acciones']],
    ['?tabla=propiedades', 'Propiedades de Calidad', ['Propiedad', 'Valor', 'Acciones']],
  ])('%j is %s', async (busqueda, name, columnas) => {
    abrir({}, busqueda);
    const tabla = within(await screen.findByRole('table', { name }));
    expect(tabla.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columnas);
    const elegida = screen.getByLabelText<HTMLSelectElement>('Cambiar').selectedOptions[0];
    expect(elegida?.textContent).toBe(name);
  });

  it.each([
    ['criterios', 'Valor 1 (%): Alto', guardar(criterios, 1), { valor1: 7.5, valor2: 100, criterio: 'Alto' }],
    [
      'valoracion',
      'Valor 1 (%): Bueno',
      guardar(valoracion, 3),
      { valor1: 7.5, valor2: 100, criterio: 'Bueno' },
    ],
    ['propiedades', 'Valor: Duplicaciones', guardar(propiedades, 5), { valor: 7.5 }],
  ])('%s sends a row to its own resource, under its version', async (tabla, campo, pedida, cuerpo) => {
    const peticiones = conPeticiones();
    abrir({ [pedida]: {} }, `?tabla=${tabla}`);
    await escribir(campo, '7,5');
    await actualizar(campo.split(': ')[1] ?? '');
    await screen.findByText('Registro actualizado correctamente');
    const enviada = peticiones.find((una) => una.pedida.startsWith('PUT'));
    expect(enviada).toMatchObject({ pedida, cuerpo, version: tabla === 'propiedades' ? '"2"' : '"1"' });
  });

  it('keeps the edits of the others while one is chosen, and sends each where it belongs', async () => {
    const peticiones = conPeticiones();
    abrir({ [guardar(criterios, 1)]: {}, [guardar(propiedades, 5)]: {} });
    await escribir('Valor 1 (%): Alto', '55');
    await elegir('Propiedades de Calidad');
    await escribir('Valor: Duplicaciones', '4');
    await actualizar('Duplicaciones');
    await screen.findByText('Registro actualizado correctamente');
    await elegir('Lista de Verificación');
    expect((await celda('Valor 1 (%): Alto')).value).toBe('55');
    expect(sinGuardar()).toBe(1);
    await actualizar('Alto');
    await waitFor(() => {
      expect(sinGuardar()).toBe(0);
    });
    expect(peticiones.filter(({ pedida }) => pedida.startsWith('PUT')).map(({ pedida }) => pedida)).toEqual([
      guardar(propiedades, 5),
      guardar(criterios, 1),
    ]);
  });

  it('shows a failure, and the other ones remain reachable', async () => {
    abrir({ [`GET /${criterios}`]: sinRed });
    expect(await screen.findByText('No se pudo cargar')).toBeDefined();
    expect(screen.queryByText('No se encontraron registros.')).toBeNull();
    await elegir('Grado de Mantenibilidad');
    expect(await celda('Valor 1 (%): Bueno')).toBeDefined();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('states that it is empty, not a failure', async () => {
    abrir({ [`GET /${criterios}`]: [] });
    expect(await screen.findByText('No se encontraron registros.')).toBeDefined();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('an edit of a row', () => {
  it.each([
    ['50', 0],
    ['50,0', 1],
    ['50,01', 1],
    ['5', 1],
    ['', 1],
    ['x', 1],
  ])('to %j keeps every letter over the stored 50; %d to be saved', async (texto, cuantas) => {
    abrir();
    await escribir('Valor 1 (%): Alto', texto);
    expect((await celda('Valor 1 (%): Alto')).value).toBe(texto);
    expect(sinGuardar()).toBe(cuantas);
  });

  it.each([
    ['Valor 1 (%): Alto', '-1', 'El valor debe estar entre 0 y 100'],
    ['Valor 2 (%): Alto', '100,01', 'El valor debe estar entre 0 y 100'],
    ['Valor 2 (%): Alto', 'mucho', 'Escriba un número'],
  ])('of %s to %j is refused at its own field, which takes the focus', async (campo, texto, mensaje) => {
    const peticiones = conPeticiones();
    abrir();
    await escribir(campo, texto);
    await actualizar('Alto');
    expect(screen.getAllByText(mensaje)).toHaveLength(2);
    expect(document.activeElement).toBe(await celda(campo));
    expect((await celda(campo)).getAttribute('aria-invalid')).toBe('true');
    expect(peticiones.filter(({ pedida }) => pedida.startsWith('PUT'))).toEqual([]);
    await escribir(campo, '60');
    expect(screen.queryByText(mensaje)).toBeNull();
  });

  it('takes the bounds of a range in either order, and both ends', async () => {
    const peticiones = conPeticiones();
    abrir({ [guardar(criterios, 1)]: {} });
    await escribir('Valor 1 (%): Alto', '100');
    await escribir('Valor 2 (%): Alto', '0');
    await actualizar('Alto');
    await screen.findByText('Registro actualizado correctamente');
    expect(peticiones.find(({ pedida }) => pedida.startsWith('PUT'))?.cuerpo).toMatchObject({
      valor1: 100,
      valor2: 0,
    });
  });

  it('is replaced by the stored values once they are read after the save', async () => {
    const { respuesta, contestar } = enEspera();
    const despues = [rango(1, 'Alto', 55.5, 100), rango(2, 'Bajo', 0, 50)];
    const antes = [rango(1, 'Alto', 50, 100), rango(2, 'Bajo', 0, 50)];
    abrir({ [`GET /${criterios}`]: new EnOrden(antes, despues), [guardar(criterios, 1)]: respuesta });
    await escribir('Valor 1 (%): Alto', '55,5');
    await actualizar('Alto');
    contestar({});
    await waitFor(async () => {
      expect([sinGuardar(), (await celda('Valor 1 (%): Alto')).value]).toEqual([0, '55,5']);
    });
  });

  it('stays when another row is in conflict, and a reload drops that one alone', async () => {
    const vieja = new Estado(412, { codigo: 'version-antigua', mensaje: 'Cambió.' });
    abrir({ [guardar(criterios, 1)]: vieja });
    await escribir('Valor 1 (%): Alto', '55');
    await escribir('Valor 2 (%): Bajo', '45');
    await actualizar('Alto');
    await userEvent.click(await screen.findByRole('button', { name: 'Recargar' }));
    await waitFor(async () => {
      expect((await celda('Valor 1 (%): Alto')).value).toBe('50');
    });
    expect((await celda('Valor 2 (%): Bajo')).value).toBe('45');
    expect(sinGuardar()).toBe(1);
  });
});
