import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { ClavesPagina } from './claves-pagina.tsx';
import { abrir, ada, clave, uid } from './cuentas.fixture.tsx';

const importacion = {
  _id: uid(9),
  quien: 'Ada Ruiz',
  momento: '2026-03-02T10:00:00.000Z',
  hasta: '2026-03-02T11:00:00.000Z',
};
const leer = `GET /cuentas/importaciones/${uid(9)}/claves`;
const csv = `usuario;nombre;clave\r\nluz;Luz;${clave}\r\n`;
const luz = { usuario: 'luz', nombre: 'Luz', clave };

beforeEach(() => {
  conPersona(ada._id);
});

function abrirPagina(respuesta: unknown): void {
  conRed({ [leer]: respuesta });
  montar(<ClavesPagina />, { patron: '/c/:id', url: `/c/${uid(9)}` });
}

describe('the page of initial passwords', () => {
  test('has a slip a person, with name, address, user name, password and the rule', async () => {
    abrirPagina({ ...importacion, claves: csv, personas: [luz, { ...luz, usuario: 'eva', nombre: 'Eva' }] });
    const papeletas = within(await screen.findByRole('list', { name: 'Papeletas' })).getAllByRole('listitem');
    expect(papeletas.map(({ textContent }) => textContent)).toEqual(
      [
        ['Luz', 'luz'],
        ['Eva', 'eva'],
      ].map(
        ([nombre, usuario]) =>
          `${nombre}Dirección${location.origin}/Usuario${usuario}Contraseña inicial${clave}Deberá cambiarla al entrar.`,
      ),
    );
    expect(screen.getByText(/^Contraseñas iniciales de 2 personas, de la importación de/u)).toBeDefined();
    const descargas = conDescargas();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar contraseñas' }));
    expect(descargas).toMatchObject([{ archivo: 'contrasenas-iniciales.csv' }]);
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDefined();
  });

  test.each([
    [
      'after the hour',
      new Estado(404, { codigo: 'claves-vencidas', mensaje: 'Ya pasó una hora.' }),
      'Ya pasó',
    ],
    ['where none is left', { ...importacion, claves: '', personas: [] }, 'No queda ninguna'],
    ['after a failure', new Estado(500, { codigo: 'x', mensaje: 'Fallo' }), 'No se pudo cargar'],
    ['while it loads', sinContestar, 'Cargando'],
  ])('%s has no slips and nothing to print', async (_cuando, respuesta, texto) => {
    abrirPagina(respuesta);
    expect((await screen.findAllByText(texto, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('list', { name: 'Papeletas' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
  });
});

describe('the page of accounts', () => {
  test('leads to the initial passwords of the last hour', async () => {
    abrir({ 'GET /cuentas/importaciones': [{ ...importacion, cuantas: 2 }] });
    const enlace = await screen.findByRole('link', { name: 'Ver e imprimir 2 contraseñas' });
    expect(enlace.getAttribute('href')).toBe(`/contrasenas_iniciales/${uid(9)}`);
    expect(enlace.closest('li')?.textContent).toContain('de la importación de Ada Ruiz del');
  });

  test('states that they could not be read, beside the list', async () => {
    abrir({ 'GET /cuentas/importaciones': new Estado(500, { codigo: 'x', mensaje: 'Fallo' }) });
    expect(await screen.findByText(/No se pudo leer si hay contraseñas/)).toBeDefined();
    expect(await screen.findByRole('table', { name: 'Cuentas' })).toBeDefined();
  });
});
