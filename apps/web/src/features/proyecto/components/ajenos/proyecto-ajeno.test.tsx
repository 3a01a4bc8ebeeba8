import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, enEspera, Estado, montar, type Respuestas } from '../../../../testing/montar.tsx';
import { listado, sinUsos, uid } from '../proyecto.fixture.ts';
import { ProyectoAjeno } from './proyecto-ajeno.tsx';

const eliminar = `DELETE /proyectos/${uid(1)}`;
const usos = `GET /proyectos/${uid(1)}/usos`;

function abrir(respuestas: Respuestas = {}, cambios: Parameters<typeof listado>[1] = {}): string[] {
  const pedidas = conRed({
    [usos]: { ...sinUsos, pruebas: 1 },
    [eliminar]: new Estado(204, ''),
    ...respuestas,
  });
  montar(
    <ProyectoAjeno
      proyecto={listado(1, { nombre: 'Tienda', ...cambios })}
      propietario={{ nombre: 'Beto Ruiz', usuario: 'beto' }}
    />,
    { patron: '/editar_proyecto/:id', url: `/editar_proyecto/${uid(1)}` },
  );
  return pedidas;
}
const boton = () => screen.getByRole('button', { name: 'Eliminar' });
async function confirmar(name: string): Promise<void> {
  await userEvent.click(boton());
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

describe('another person’s project, in place of its form', () => {
  it('names its owner and has no field', () => {
    abrir();
    expect(screen.getByText(/Beto Ruiz/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tienda');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Guardar/ })).toBeNull();
  });

  it('links to what may be read, and back to the list of others', () => {
    abrir();
    const rutas = within(screen.getByRole('navigation', { name: 'Rutas de Tienda' }));
    expect(rutas.getAllByRole('link').map((uno) => [uno.textContent, uno.getAttribute('href')])).toEqual([
      ['Repositorio de pruebas', `/projectresponses/${uid(1)}`],
      ['Análisis', `/sonarqube/${uid(1)}`],
      ['Plan de mejora', `/mejora/${uid(1)}`],
    ]);
    expect(screen.getByRole('link', { name: 'De otras personas' }).getAttribute('href')).toBe(
      '/lista_proyectos?de=otras',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'no es un enlace'])(
    'shows the link %s as text that leads nowhere',
    (link) => {
      abrir({}, { link });
      expect(screen.getByText(link, { exact: false })).toBeDefined();
      const destinos = screen.getAllByRole('link').map((uno) => uno.getAttribute('href') ?? '');
      expect(destinos.filter((destino) => destino.includes(link))).toEqual([]);
    },
  );
});

describe('its deletion', () => {
  it('names what is lost, and leads to the list of others', async () => {
    const pedidas = abrir();
    await userEvent.click(boton());
    await screen.findByText('Con él se eliminará 1 prueba guardada.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Otra página');
    expect(pedidas.filter((pedida) => pedida === eliminar)).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toMatch(/^Se eliminó el proyecto/u);
  });

  it('is sent once for a double press', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidas = abrir({ [eliminar]: respuesta });
    await userEvent.click(boton());
    await userEvent.dblClick(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }),
    );
    contestar(new Estado(204, ''));
    await screen.findByText('Otra página');
    expect(pedidas.filter((pedida) => pedida === eliminar)).toHaveLength(1);
  });

  it.each(['{Escape}', '{Enter}'])(
    'is not sent by %s in the fresh dialog, and returns the focus',
    async (tecla) => {
      const pedidas = abrir();
      await userEvent.click(boton());
      await screen.findByRole('dialog');
      await userEvent.keyboard(tecla);
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(document.activeElement).toBe(boton());
      });
      expect(pedidas).not.toContain(eliminar);
    },
  );

  it('that is refused stays on the page, with the reason', async () => {
    abrir({ [eliminar]: new Estado(404, { codigo: 'no-encontrado', mensaje: 'Ya no existe.' }) });
    await confirmar('Eliminar');
    await screen.findByText('No se pudo eliminar el proyecto. Ya no existe.');
    expect(screen.queryByText('Otra página')).toBeNull();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
