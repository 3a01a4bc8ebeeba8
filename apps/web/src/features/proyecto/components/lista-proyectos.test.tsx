import type { Persona } from '@mantenible/domain/acceso';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import {
  conRed,
  EnOrden,
  Estado,
  montar,
  sinContestar,
  sinRed,
  type Respuestas,
} from '../../../testing/montar.tsx';
import { ListaProyectos } from './lista-proyectos.tsx';
import { ajeno, listado, sinUsos, uid } from './proyecto.fixture.ts';

const propios = 'GET /proyectos/persona/sub-ana';
const ajenos = 'GET /proyectos/otras-personas';
const admin: Persona['roles'] = ['estudiante', 'admin'];
const vacia = 'Todavía no tiene proyectos. Registre el primero para evaluar su mantenibilidad.';

function abrir(respuestas: Respuestas, { roles = admin, consulta = '' } = {}): string[] {
  conPersona('sub-ana', roles);
  const pedidas = conRed({
    [ajenos]: { proyectos: [ajeno(7), ajeno(8)], total: 2 },
    [`GET /proyectos/${uid(1)}/usos`]: sinUsos,
    [`GET /proyectos/${uid(7)}/usos`]: sinUsos,
    [`DELETE /proyectos/${uid(1)}`]: new Estado(204, ''),
    [`DELETE /proyectos/${uid(7)}`]: new Estado(204, ''),
    ...respuestas,
  });
  montar(<ListaProyectos />, { patron: '/lista_proyectos', url: `/lista_proyectos${consulta}` });
  return pedidas;
}
const titulos = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const crear = () => screen.queryAllByRole('link', { name: 'Crear proyecto' });
const pestanas = () => screen.queryByRole('navigation', { name: 'De quién son los proyectos' });

describe('the states of the own projects', () => {
  it('are loading, with the way to create one', () => {
    abrir({ [propios]: sinContestar });
    expect(screen.getByRole('status').textContent).toBe('Cargando...');
    expect(crear()).toHaveLength(1);
    expect(screen.queryByText(vacia)).toBeNull();
  });

  it('are failed with a retry, not empty', async () => {
    abrir({ [propios]: new EnOrden(sinRed, [listado(1)]) });
    const alerta = within(await screen.findByRole('alert'));
    expect(alerta.getByText(/No hay conexión con el servidor/)).toBeDefined();
    expect(screen.queryByText(vacia)).toBeNull();
    await userEvent.click(alerta.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(titulos()).toEqual(['Proyecto 1']);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are empty, with one way to create the first', async () => {
    abrir({ [propios]: [] });
    const [cargando] = crear();
    await screen.findByText(vacia);
    expect(
      screen.getByRole('link', { name: 'Guía: su primera hora, paso a paso' }).getAttribute('href'),
    ).toBe('/guia#su-primera-hora');
    // It keeps its place: the link of the loading state is the same.
    expect(crear()).toEqual([cargando]);
    expect(screen.queryByRole('list', { name: 'Leyenda' })).toBeNull();
  });

  it('are cards below a legend, in the order of the server', async () => {
    abrir({ [propios]: [listado(2), listado(1)] });
    expect(await screen.findByRole('list', { name: 'Leyenda' })).toBeDefined();
    expect(titulos()).toEqual(['Proyecto 2', 'Proyecto 1']);
    expect(crear().map((enlace) => enlace.getAttribute('href'))).toEqual(['/crear_proyecto']);
    expect(screen.queryByText(vacia)).toBeNull();
    expect(screen.queryByText('Qué conviene saber del grado')).toBeNull();
  });

  it('have the notes on the degree once, where one of them has a degree', async () => {
    const procedencia = { enlace: 'https://github.com/a/b', rama: 'main', cambios: [] };
    const analisis = { fecha: '2026-11-20T10:00:00.000Z', grado: 85.26, criterio: null, ...procedencia };
    abrir({ [propios]: [listado(2, { analisis }), listado(1, { analisis })] });
    expect(await screen.findByText('Qué conviene saber del grado')).toBeDefined();
  });
});

describe('the projects of other people', () => {
  it.each<[Persona['roles'], string, boolean, string]>([
    [['estudiante'], '', false, propios],
    [['estudiante'], '?de=otras', false, propios],
    [admin, '', true, propios],
    [admin, '?de=nadie', true, propios],
    [admin, '?de=otras', true, ajenos],
  ])(
    'for the roles %j at «%s» have tabs: %s, and the page sends %s',
    async (roles, consulta, hay, pedida) => {
      const pedidas = abrir({ [propios]: [listado(1)] }, { roles, consulta });
      await screen.findByRole('link', { name: pedida === propios ? 'Proyecto 1' : 'Proyecto 7' });
      expect(pestanas() !== null).toBe(hay);
      expect(pedidas).toEqual([pedida]);
      expect(crear()).toHaveLength(pedida === propios ? 1 : 0);
    },
  );

  it('are one press away, and the current tab is announced', async () => {
    abrir({ [propios]: [listado(1)] });
    await screen.findByRole('link', { name: 'Proyecto 1' });
    const actual = () =>
      within(pestanas() ?? document.body).getByRole('link', { current: 'page' }).textContent;
    expect(actual()).toBe('Mis proyectos');
    await userEvent.click(screen.getByRole('link', { name: 'De otras personas' }));
    await screen.findByRole('link', { name: 'Proyecto 7' });
    expect(actual()).toBe('De otras personas');
    expect(screen.queryByRole('link', { name: 'Proyecto 1' })).toBeNull();
  });
});

describe('the focus after a deletion by keyboard', () => {
  async function eliminar(nombre: string, mas?: string): Promise<void> {
    if (mas !== undefined) await userEvent.click(await screen.findByRole('button', { name: mas }));
    (await screen.findByRole('button', { name: nombre })).focus();
    await userEvent.keyboard('{Enter}');
    const dialogo = within(await screen.findByRole('dialog'));
    dialogo.getByRole('button', { name: 'Eliminar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    });
  }

  it.each([
    ['one of two', [listado(2)], 'Proyecto 2'],
    ['the only one', [], vacia],
  ])('of %s stays at the list', async (_cual, quedan, texto) => {
    abrir({ [propios]: new EnOrden([listado(1), ...quedan], quedan) });
    await eliminar('Eliminar Proyecto 1', 'Más acciones de Proyecto 1');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain(texto);
  });

  it('stays at the table of the projects of others', async () => {
    const antes = { proyectos: [ajeno(7), ajeno(8)], total: 2 };
    abrir({ [ajenos]: new EnOrden(antes, { proyectos: [ajeno(8)], total: 1 }) }, { consulta: '?de=otras' });
    await eliminar('Eliminar Proyecto 7, de Beto Ruiz');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('Proyecto 8');
  });
});
