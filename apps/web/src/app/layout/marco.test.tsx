import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

import { config } from '../../lib/config.ts';
import { conSesion, dentro } from '../../testing/con-sesion.ts';
import { avisarError } from '../../ui/aviso/aviso-store.ts';
import { avisarExito, Avisos } from '../../ui/aviso/index.ts';
import { Component as NoEncontrada } from '../routes/no-encontrada.tsx';
import { Marco } from './marco.tsx';
import { PantallaError } from './pantalla-error.tsx';

/** A screen with a failure of its own and a confirmation, and a link to another screen. */
function Pantalla() {
  return (
    <>
      <button
        type="button"
        onClick={() => {
          avisarError('Error al guardar pauta');
          avisarExito('Pauta creada exitosamente');
        }}
      >
        Guardar
      </button>
      <Link to="/otra">Otra</Link>
      <Link to="/?pagina=2">La misma, página 2</Link>
    </>
  );
}

function abrir(error: unknown = null, url = '/') {
  conSesion(dentro('estudiante'));
  const lanzar = () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- a page may throw a value of any kind
    throw error;
  };
  let soltar: () => void = () => undefined;
  const lenta = new Promise<null>((resolve) => {
    soltar = () => {
      resolve(null);
    };
  });
  const hijas = [
    { path: '/', Component: Pantalla },
    { path: '/otra', element: <p>La otra</p> },
    { path: '/lenta', element: <p>La lenta</p>, loader: () => lenta },
    { path: '/rota', Component: lanzar },
    { path: '/sin-datos', loader: lanzar, element: null },
    { path: '*', Component: NoEncontrada },
  ];
  const router = createMemoryRouter(
    [
      {
        Component: Marco,
        HydrateFallback: () => null,
        children: [{ errorElement: <PantallaError />, children: hijas }],
      },
    ],
    { initialEntries: [url] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={conCursos()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Avisos />
    </MantineProvider>,
  );
  return { router, soltar };
}
/** A student without courses, which the menu asks for. */
function conCursos(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['cursos'], { cursos: [], crear: false });
  return client;
}
const textos = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the frame', () => {
  it('starts with a link to the content, which can take the focus', async () => {
    abrir();
    await userEvent.tab();
    const salto = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(document.activeElement).toBe(salto);
    expect(salto.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main').tabIndex).toBe(-1);
  });

  it('reports the content as busy while the next page is loaded', async () => {
    const { router, soltar } = abrir();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
    act(() => {
      void router.navigate('/lenta');
    });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined();
    soltar();
    expect(await screen.findByText('La lenta')).toBeDefined();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
  });

  it.each([
    ['Otra', ['Pauta creada exitosamente']],
    ['La misma, página 2', ['Error al guardar pauta', 'Pauta creada exitosamente']],
  ])('keeps confirmations on the way to %s, and failures on their screen', async (name, quedan) => {
    abrir();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(screen.getByRole('link', { name }));
    expect(textos()).toEqual(quedan);
  });

  it('has three logo links in the footer, those of the institution with their text', () => {
    const { institucion } = config;
    const propio = { imagen: '/logos/1.svg', enlace: 'https://u.example/', texto: 'Universidad de Ejemplo' };
    Object.assign(config, { institucion: { ...institucion, logotipos: [propio] } });
    abrir();
    const pie = within(screen.getByRole('contentinfo'));
    expect(pie.getAllByRole('link').map((enlace) => enlace.getAttribute('href'))).toEqual([
      propio.enlace,
      '/',
      '/',
    ]);
    expect(pie.getByRole('link', { name: 'Universidad de Ejemplo' })).toBeDefined();
    expect(pie.getByRole('img').getAttribute('src')).toBe(propio.imagen);
    expect(pie.getByRole('link', { name: 'Facultad o programa académico' })).toBeDefined();
  });
});

describe('a page that fails', () => {
  it.each<[string, unknown, string, string]>([
    ['an error while it is drawn', new Error('x is not a function'), '/rota', 'x is not a function'],
    ['an error while it is loaded', new Error('no module'), '/sin-datos', 'no module'],
    ['an error without a text', new Error(''), '/rota', 'Unknown error'],
    ['a text', 'roto', '/rota', 'roto'],
    ['a refused response', new Response('', { status: 404, statusText: 'Gone' }), '/sin-datos', 'Gone'],
    ['another value', { secreto: 1 }, '/rota', 'Unknown error'],
  ])(
    'with %s keeps header and menu, and shows the message in its language',
    async (_caso, error, url, texto) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      abrir(error, url);
      const mensaje = await screen.findByText(texto);
      expect(mensaje.lang).toBe('en');
      expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
      expect(screen.getByRole('navigation', { name: 'Principal' })).toBeDefined();
      expect(document.body.textContent).not.toContain('marco.test');
      await userEvent.click(screen.getByRole('link', { name: 'Ir al inicio' }));
      expect(await screen.findByRole('button', { name: 'Guardar' })).toBeDefined();
    },
  );

  it('leads to the landing page where the address is unknown', () => {
    abrir(null, '/nada');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página no encontrada');
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  });
});
