import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

import { Pagina } from './pagina.tsx';
import { SeccionDelTitulo } from './use-page-heading.ts';

/** A page that changes its title and its query, and mounts its frame again, as when its data arrive. */
function Lista() {
  const [lecturas, setLecturas] = useState(0);
  return (
    <Pagina key={lecturas} titulo={`Lista ${lecturas}`} ruta="estatica">
      <button
        type="button"
        onClick={() => {
          setLecturas(lecturas + 1);
        }}
      >
        Leer
      </button>
      <Link to="/lista?pagina=2">Página 2</Link>
      <Link to="/ficha">Ficha</Link>
    </Pagina>
  );
}
const ficha = (
  <Pagina titulo="Ficha" acciones={<button type="button">Guardar</button>} introduccion="Una frase.">
    <Link to="/lista">Lista</Link>
  </Pagina>
);

function abrir(url: string) {
  const router = createMemoryRouter(
    [
      { path: '/lista', Component: Lista },
      { path: '/ficha', element: ficha },
    ],
    { initialEntries: [url] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}
const titulo = () => screen.getByRole('heading', { level: 1 });
const ir = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('the heading of a page', () => {
  it('leaves the focus alone on the first load, where the reading order applies', () => {
    abrir('/lista');
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus after a navigation, so that the page is announced', async () => {
    abrir('/lista');
    await ir('Ficha');
    expect(titulo().textContent).toBe('Ficha');
    expect(document.activeElement).toBe(titulo());
    await ir('Lista');
    expect(document.activeElement).toBe(titulo());
  });

  it('takes the focus also on the way back to the first page', async () => {
    const router = abrir('/lista');
    await ir('Ficha');
    await act(() => router.navigate(-1));
    expect(titulo().textContent).toBe('Lista 0');
    expect(document.activeElement).toBe(titulo());
  });

  it('leaves the focus on a link that changes the query alone', async () => {
    abrir('/lista');
    await ir('Página 2');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Página 2' }));
  });

  it('does not take the focus again when the frame is mounted with its data', async () => {
    abrir('/ficha');
    await ir('Lista');
    const boton = screen.getByRole('button', { name: 'Leer' });
    boton.focus();
    act(() => {
      boton.click();
    });
    expect(titulo().textContent).toBe('Lista 1');
    expect(document.activeElement).not.toBe(titulo());
  });

  it('keeps the focus when the frame is mounted with its data while it has it', async () => {
    abrir('/ficha');
    await ir('Lista');
    expect(document.activeElement).toBe(titulo());
    act(() => {
      screen.getByRole('button', { name: 'Leer' }).click();
    });
    expect(titulo().textContent).toBe('Lista 1');
    expect(document.activeElement).toBe(titulo());
  });

  it('names the window after the page and what it belongs to', () => {
    const router = createMemoryRouter([{ path: '/', element: ficha }]);
    render(
      <MantineProvider env="test">
        <SeccionDelTitulo value="Tienda">
          <RouterProvider router={router} />
        </SeccionDelTitulo>
      </MantineProvider>,
    );
    expect(document.title).toBe('Ficha · Tienda · Mantenible');
  });

  it('names the window, also when it changes in place', async () => {
    abrir('/lista');
    expect(document.title).toBe('Lista 0 · Mantenible');
    await userEvent.click(screen.getByRole('button', { name: 'Leer' }));
    expect(document.title).toBe('Lista 1 · Mantenible');
    await ir('Ficha');
    expect(document.title).toBe('Ficha · Mantenible');
  });
});

it('the colour of a route lasts as long as its page', async () => {
  abrir('/lista');
  expect(document.documentElement.dataset.ruta).toBe('estatica');
  await userEvent.click(screen.getByRole('button', { name: 'Leer' }));
  expect(document.documentElement.dataset.ruta).toBe('estatica');
  await ir('Ficha');
  expect(document.documentElement.dataset.ruta).toBeUndefined();
});

it('a page has its action, its sentence and no breadcrumb unless it is given', () => {
  abrir('/ficha');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined();
  expect(screen.getByText('Una frase.')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

describe('a breadcrumb', () => {
  const migas = [
    { texto: 'Proyectos', href: '/lista_proyectos' },
    { texto: 'Proyectos', href: '/proyecto/1' },
    { texto: 'Sin página', href: null },
  ];

  it('links each step but the last, which is the current page, also for steps of one name', () => {
    const avisos = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pagina = (
      <Pagina titulo="Reporte" migas={migas}>
        {null}
      </Pagina>
    );
    const router = createMemoryRouter([{ path: '/', element: pagina }]);
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    );
    const ruta = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
    const pasos = ruta
      .getAllByRole('listitem')
      .map((paso) => [
        paso.textContent,
        paso.querySelector('a')?.getAttribute('href') ?? null,
        paso.getAttribute('aria-current'),
      ]);
    expect(pasos).toEqual([
      ['Proyectos', '/lista_proyectos', null],
      ['Proyectos', '/proyecto/1', null],
      ['Sin página', null, null],
      ['Reporte', null, 'page'],
    ]);
    expect(avisos).not.toHaveBeenCalled();
    avisos.mockRestore();
  });
});
