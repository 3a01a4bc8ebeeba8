import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, enEspera, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { MenuProyecto } from './menu-proyecto.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/a/b',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
};
const eliminar = `DELETE /proyectos/${id}`;
const usos = { pruebas: 1, borradores: 0, analisis: 0, acciones: 0, marcas: 0, pasados: 0, entregas: [] };

function abrir(
  respuestas: Respuestas = {},
  ajeno: { readonly propietario?: { nombre: string; usuario: null } } = {},
): string[] {
  const pedidas = conRed({
    [`GET /proyectos/${id}/usos`]: usos,
    [eliminar]: new Estado(204, ''),
    ...respuestas,
  });
  montar(<MenuProyecto proyecto={{ ...proyecto, ...ajeno }} lista="/lista_proyectos" />, {
    patron: '/proyecto/:id',
    url: `/proyecto/${id}`,
  });
  return pedidas;
}
const boton = () => screen.getByRole('button', { name: 'Más acciones del proyecto' });
async function pedirEliminar() {
  await userEvent.click(boton());
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  return within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' });
}

it('an own project is edited, and has its instructions', async () => {
  abrir();
  await userEvent.click(boton());
  const entradas = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(
    entradas.map((una) => [una.textContent.trim(), una.querySelector('a')?.getAttribute('href')]),
  ).toEqual([
    ['Editar', `/editar_proyecto/${id}`],
    ['Alcance', `/alcance/${id}`],
    ['Equipo', `/proyecto/${id}/equipo`],
    ['Compartir', `/compartir/${id}`],
    ['Instrucciones', `/sonarqube/instructions/${id}`],
    ['Descargas', `/descargas/${id}`],
    ['Eliminar', undefined],
  ]);
});

it.each([
  ['without a person', [], false],
  ['to a lecturer', ['docente'], false],
  ['to an admin', ['admin'], true],
] as const)("another person's project is offered for deletion, %s", async (_caso, roles, esperado) => {
  if (roles.length > 0) conPersona('sub-ana', [...roles]);
  abrir({}, { propietario: { nombre: 'Beto', usuario: null } });
  await userEvent.click(boton());
  await screen.findByText('Descargas');
  expect(screen.queryByText('Eliminar') !== null).toBe(esperado);
});

describe('the deletion of a project', () => {
  it('names what is lost, and leads to the list', async () => {
    const pedidas = abrir();
    const confirmar = await pedirEliminar();
    await screen.findByText('Con él se eliminará 1 prueba guardada.');
    await userEvent.click(confirmar);
    await screen.findByText('Otra página');
    expect(pedidas.filter((pedida) => pedida === eliminar)).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toMatch(/^Se eliminó el proyecto/u);
  });

  it('is sent once for a double press', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidas = abrir({ [eliminar]: respuesta });
    await userEvent.dblClick(await pedirEliminar());
    contestar(new Estado(204, ''));
    await screen.findByText('Otra página');
    expect(pedidas.filter((pedida) => pedida === eliminar)).toHaveLength(1);
  });

  it.each(['{Escape}', '{Enter}'])(
    'is not sent by %s in the fresh dialog, and returns the focus',
    async (tecla) => {
      const pedidas = abrir();
      await pedirEliminar();
      await userEvent.keyboard(tecla);
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(document.activeElement).toBe(boton());
      });
      expect(pedidas).not.toContain(eliminar);
    },
  );

  it('stays on the page, with the reason, when it is refused', async () => {
    abrir({ [eliminar]: new Estado(404, { codigo: 'no-encontrado', mensaje: 'Ya no existe.' }) });
    await userEvent.click(await pedirEliminar());
    await screen.findByText('No se pudo eliminar el proyecto. Ya no existe.');
    expect(screen.queryByText('Otra página')).toBeNull();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
