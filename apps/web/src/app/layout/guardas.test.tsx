import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { MantineProvider } from '@mantine/core';
import { idEjemplo } from '@mantenible/domain/acceso';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';

import { leerProyectoQuery } from '../../lib/proyecto-api/leer-proyecto.ts';
import type { SessionState } from '../../lib/session/session-state.ts';
import { conSesion, dentro } from '../../testing/con-sesion.ts';
import { conRed, enEspera, Estado, sinContestar, type Respuestas } from '../../testing/montar.tsx';
import { avisoStore, closeAllAvisos } from '../../ui/aviso/aviso-store.ts';
import { SoloEquipo, SoloPropietario } from './proyecto-ajeno.tsx';
import { RolRequerido } from './rol-requerido.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const leer = `GET /proyectos/${id}`;
const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/a/b',
  branch: 'main',
  idPersona: 'sub-eva',
  clave: 'tienda',
};
const deEva = { ...proyecto, propietario: { nombre: 'Eva Gil', usuario: 'eva' } };
const pantalla = <p>La pantalla</p>;

/** Renders routes with the application's providers; returns the router, whose history a guard may change. */
function abrir(rutas: RouteObject[], entradas: readonly string[]) {
  const router = createMemoryRouter([...rutas, { path: '/', element: <p>La portada</p> }], {
    initialEntries: [...entradas],
  });
  const cliente = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cliente}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}
const contenido = () =>
  screen.queryByText('La pantalla')?.textContent ?? screen.queryByText('La portada')?.textContent;

describe('the guard of the roles', () => {
  const abrirGuarda = (roles: readonly ('estudiante' | 'admin')[], estado: Partial<SessionState>) => {
    conSesion(estado);
    const rutas = [
      { element: <RolRequerido roles={roles} />, children: [{ path: '/p', element: pantalla }] },
    ];
    return abrir(rutas, ['/antes', '/p']);
  };

  it.each([
    ['a student', 'the screens of both', ['estudiante', 'admin'], ['estudiante'], 'La pantalla'],
    ['an admin', 'the screens of both', ['estudiante', 'admin'], ['admin'], 'La pantalla'],
    ['an admin', 'those of admins', ['admin'], ['estudiante', 'admin'], 'La pantalla'],
    ['a student', 'those of admins', ['admin'], ['estudiante'], 'La portada'],
    ['a person without a role', 'the screens of both', ['estudiante', 'admin'], [], 'La portada'],
  ] as const)('gives %s %s, or the landing page', (_quien, _que, roles, suyos, esperado) => {
    abrirGuarda(roles, dentro(...suyos));
    expect(contenido()).toBe(esperado);
  });

  it.each(['fuera', 'sin-proveedor'] as const)('shows the landing page without a sign-in (%s)', (estado) => {
    const router = abrirGuarda(['estudiante'], { estado });
    expect(contenido()).toBe('La portada');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('names the reason to a student, and none to a person without a role', () => {
    abrirGuarda(['admin'], dentro('estudiante'));
    const aviso = { tipo: 'nota', texto: 'Esa página es solo para administradores.' };
    expect(avisoStore.get()).toEqual([expect.objectContaining(aviso)]);
    closeAllAvisos();
    abrirGuarda(['admin'], dentro());
    abrirGuarda(['admin'], { estado: 'fuera' });
    expect(avisoStore.get()).toEqual([]);
  });

  it('waits for the sign-in, and shows neither page meanwhile', () => {
    abrirGuarda(['estudiante'], { estado: 'cargando' });
    expect(screen.getByRole('status').textContent).toBe('Cargando...');
    expect(contenido()).toBeUndefined();
  });
});

describe('the screens that answer tests', () => {
  const abrirProyecto = (
    roles: readonly ('estudiante' | 'admin')[],
    respuestas: Respuestas,
    url = `/p/${id}`,
  ) => {
    conSesion(dentro(...roles));
    const pedidas = conRed(respuestas);
    const hijas = ['/p/:id', '/m/:id/:id2/:id3'].map((path) => ({ path, element: pantalla }));
    abrir([{ element: <SoloEquipo />, children: hijas }], [url]);
    return pedidas;
  };
  const deOtra = () => screen.findByRole('heading', { name: 'Proyecto de otra persona' });

  it('are open to a student, who reads only own projects, without a request', () => {
    expect(abrirProyecto(['estudiante'], { [leer]: deEva })).toEqual([]);
    expect(contenido()).toBe('La pantalla');
  });

  it('leave the page of a student alone while the frame around it reads the project', async () => {
    conSesion(dentro('estudiante'));
    const leido = enEspera();
    conRed({ [leer]: leido.respuesta });
    const Marco = () => (
      <>
        <p>{useQuery(leerProyectoQuery(id)).data?.nombre}</p>
        <Outlet />
      </>
    );
    const guarda = { element: <SoloEquipo />, children: [{ path: '/p/:id', element: pantalla }] };
    abrir([{ element: <Marco />, children: [guarda] }], [`/p/${id}`]);
    const primera = await screen.findByText('La pantalla');
    leido.contestar(proyecto);
    await screen.findByText('Tienda');
    expect(screen.getByText('La pantalla')).toBe(primera);
  });

  it('give an admin what may be read of another person’s project instead', async () => {
    abrirProyecto(['admin'], { [leer]: deEva });
    await deOtra();
    expect(contenido()).toBeUndefined();
  });

  it('give every reader of the solved example a sentence instead', async () => {
    const ejemplo = {
      ...proyecto,
      _id: idEjemplo,
      propietario: { nombre: 'Ejemplo resuelto', usuario: null },
    };
    abrirProyecto(['estudiante'], { [`GET /proyectos/${idEjemplo}`]: ejemplo }, `/p/${idEjemplo}`);
    await screen.findByRole('heading', { name: 'Solo de consulta' });
    expect(contenido()).toBeUndefined();
  });

  it('are open to an admin for an own project', async () => {
    abrirProyecto(['admin'], { [leer]: proyecto });
    expect(await screen.findByText('La pantalla')).toBeDefined();
  });

  it('read the project of a run, whose address has the item first', async () => {
    const url = `/m/0198a3c0-0000-7000-8000-00000000000c/${id}/1`;
    const pedidas = abrirProyecto(['admin'], { [leer]: deEva }, url);
    await deOtra();
    expect(pedidas).toEqual([leer]);
  });

  it('wait for the owner of a project', () => {
    abrirProyecto(['admin'], { [leer]: sinContestar });
    expect(contenido()).toBeUndefined();
  });

  it('leave a project that cannot be read to the screen, which reports it', async () => {
    abrirProyecto(['admin'], { [leer]: new Estado(404, { codigo: 'no-encontrado', mensaje: 'No.' }) });
    expect(await screen.findByText('La pantalla')).toBeDefined();
  });
});

describe('the screens of what is the owner’s', () => {
  const abrirDuena = (leido: object) => {
    conSesion(dentro('estudiante'));
    conRed({ [leer]: leido });
    abrir(
      [{ element: <SoloPropietario />, children: [{ path: '/p/:id', element: pantalla }] }],
      [`/p/${id}`],
    );
  };

  it('are open to the owner', async () => {
    abrirDuena(proyecto);
    expect(await screen.findByText('La pantalla')).toBeDefined();
  });

  it('give a member of the team a sentence instead, with the owner’s name', async () => {
    abrirDuena({ ...proyecto, papel: 'miembro', equipoDe: { nombre: 'Eva Gil', usuario: 'eva' } });
    await screen.findByRole('heading', { name: 'Proyecto del equipo' });
    expect(screen.getByText('Eva Gil')).toBeDefined();
    expect(contenido()).toBeUndefined();
  });

  it('give a reader outside the team what may be read instead', async () => {
    abrirDuena(deEva);
    await screen.findByRole('heading', { name: 'Proyecto de otra persona' });
    expect(contenido()).toBeUndefined();
  });
});
