import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { EnOrden, enEspera, Estado } from '../../../testing/montar.tsx';
import { abrir, ada, elegirAccion, eva, leo, pagina, pulsar, pulsarEnDialogo } from './cuentas.fixture.tsx';

const leer = 'GET /cuentas';
const fila = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const celdas = async (name: RegExp) =>
  (await fila(name))
    .getAllByRole('cell')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  conPersona(ada._id);
});

describe('an account in the list', () => {
  test.each([
    [{}, ['eva', 'Eva Gil', 'Estudiante', 'Activa']],
    [{ rol: 'admin' }, ['eva', 'Eva Gil', 'Admin', 'Activa']],
    [{ correo: 'eva@ejemplo.es' }, ['eva', 'Eva Gileva@ejemplo.es', 'Estudiante', 'Activa']],
    [{ debeCambiarClave: true }, ['eva', 'Eva Gil', 'Estudiante', 'ActivaCon contraseña inicial']],
    [{ activa: false, debeCambiarClave: true }, ['eva', 'Eva Gil', 'Estudiante', 'Desactivada']],
  ])('with %o states what is so', async (cambios, textos) => {
    abrir({ [leer]: pagina({ ...eva, ...cambios }) });
    expect(await celdas(/^eva /)).toEqual(textos);
  });

  test('has a menu that names it, and that of the own account has no other than its form', async () => {
    abrir();
    const acciones = async (usuario: string) => {
      const boton = await screen.findByRole('button', { name: `Acciones de ${usuario}` });
      await userEvent.click(boton);
      const textos = within(screen.getByRole('table'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim());
      await userEvent.keyboard('{Escape}');
      return textos;
    };
    expect(await acciones('ada')).toEqual(['Editar']);
    expect(screen.getByRole('link', { name: 'Guía: las cuentas y las clases' }).getAttribute('href')).toBe(
      '/guia#las-cuentas',
    );
    expect(await acciones('eva')).toEqual(['Editar', 'Restablecer contraseña', 'Desactivar']);
    expect(await acciones('leo')).toEqual(['Editar', 'Restablecer contraseña', 'Activar']);
  });
});

describe('the address', () => {
  const inicial = { pagina: 1, porPagina: 10 };

  test('gives search, filters, order and page to the fields and to the request', async () => {
    const peticiones = conPeticiones();
    abrir({}, '?buscar=ev&activa=no&rol=admin&orden=creado&pagina=3');
    await screen.findByRole('table', { name: 'Cuentas' });
    const valor = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre).value;
    expect(['Buscar cuentas', 'Estado', 'Rol', 'Ordenar por'].map(valor)).toEqual([
      'ev',
      'no',
      'admin',
      'creado',
    ]);
    const pedidas = peticiones.filter(({ pedida }) => pedida === leer);
    expect(pedidas.map(({ params }) => params)).toEqual([
      {
        busqueda: 'ev',
        activa: 'no',
        rol: 'admin',
        orden: 'creado',
        sentido: 'desc',
        pagina: 3,
        porPagina: 10,
      },
    ]);
  });

  test.each([
    ['Estado', 'no', { activa: 'no' }],
    ['Rol', 'estudiante', { rol: 'estudiante' }],
    ['Ordenar por', 'nombre', { orden: 'nombre', sentido: 'asc' }],
    ['Ordenar por', 'creado', { orden: 'creado', sentido: 'desc' }],
  ])('takes up a choice of %s, and returns to the first page', async (etiqueta, valor, params) => {
    const peticiones = conPeticiones();
    abrir({ [leer]: { ...pagina(ada), total: 60 } }, '?pagina=4');
    await userEvent.selectOptions(await screen.findByLabelText(etiqueta), valor);
    await waitFor(() => {
      expect(peticiones.at(-1)?.params).toEqual({ ...inicial, ...params });
    });
  });

  test('takes up each letter of a search; the field keeps the focus and the count is announced', async () => {
    const peticiones = conPeticiones();
    abrir({ [leer]: new EnOrden(pagina(ada, eva), pagina(eva)) });
    const buscar = await screen.findByRole('searchbox', { name: 'Buscar cuentas' });
    await userEvent.type(buscar, 'e');
    await screen.findByText('1 cuenta');
    expect(screen.getByText('1 cuenta').closest('[role="status"]')).not.toBeNull();
    expect(document.activeElement).toBe(buscar);
    expect(peticiones.at(-1)?.params).toEqual({ ...inicial, busqueda: 'e' });
  });

  test('keeps the rows of the page before in sight while the next one is loaded', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [leer]: new EnOrden({ ...pagina(ada), total: 11 }, respuesta) });
    await pulsar('Siguiente');
    expect(screen.getByRole('row', { name: /^ada / })).toBeDefined();
    expect(screen.queryByText('Cargando...')).toBeNull();
    contestar({ ...pagina(eva), total: 11 });
    expect(await screen.findByRole('row', { name: /^eva / })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Páginas de cuentas' }).textContent).toContain(
      'Página 2 de 2',
    );
  });

  test('is emptied by one press where its search has no results', async () => {
    const peticiones = conPeticiones();
    abrir({ [leer]: new EnOrden(pagina(), pagina(eva)) }, '?buscar=zz&rol=admin');
    await pulsar('Quitar la búsqueda y los filtros');
    expect(await screen.findByRole('row', { name: /^eva / })).toBeDefined();
    expect(peticiones.at(-1)?.params).toEqual(inicial);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  test('leads to the page before where its page lost the last account', async () => {
    const peticiones = conPeticiones();
    const ultima = { ...pagina({ ...eva, usuario: 'once' }), total: 11 };
    const sinNada = { cuentas: [], total: 10 };
    abrir(
      {
        [leer]: new EnOrden(ultima, sinNada, { ...pagina(leo), total: 10 }),
        [`PUT /cuentas/${eva._id}/activa`]: { ...eva, activa: false, cursosSinDocente: [] },
      },
      '?activa=si&pagina=2',
    );
    await elegirAccion('Desactivar once');
    await pulsarEnDialogo('Desactivar');
    expect(await screen.findByRole('row', { name: /^leo / })).toBeDefined();
    expect(screen.queryByText('No se encontraron cuentas.')).toBeNull();
    expect(peticiones.at(-1)?.params).toEqual({ ...inicial, activa: 'si' });
  });
});

test('a failed load is read again by a retry', async () => {
  abrir({
    [leer]: new EnOrden(new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' }), pagina(eva)),
  });
  await screen.findByText('El servidor falló.');
  await pulsar('Reintentar');
  expect(await screen.findByRole('row', { name: /^eva / })).toBeDefined();
  expect(screen.queryByText('El servidor falló.')).toBeNull();
});
