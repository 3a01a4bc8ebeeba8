import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { http } from '../lib/http.ts';
import { Avisos } from '../ui/aviso/index.ts';

/** What the fake network answers to 'GET /path': a body, or a status with its body. */
export type Respuestas = Readonly<Record<string, unknown>>;

/** Answers of a status other than 200. */
export class Estado {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    this.status = status;
    this.data = data;
  }
}

/** Puts a fake network under the HTTP client and notes what was asked; what is not listed answers 404. */
export function conRed(respuestas: Respuestas): string[] {
  const pedidas: string[] = [];
  http.defaults.adapter = (config) => {
    const pedida = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
    // Keys of local copies are asked for beside whatever a screen does.
    if (pedida !== 'GET /copias/claves') pedidas.push(pedida);
    const dada =
      respuestas[pedida] ?? new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró.' });
    const { status, data } = dada instanceof Estado ? dada : { status: 200, data: dada };
    const response: AxiosResponse = { status, data, config, headers: new AxiosHeaders(), statusText: '' };
    if (status < 400) return Promise.resolve(response);
    return Promise.reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response));
  };
  return pedidas;
}

/** Draws a page at its URL, within the providers that it has in the product. */
export function montar(elemento: ReactElement, { patron = '/', url = '/' } = {}): RenderResult {
  Object.assign(globalThis, { matchMedia: consultaDeMedios, ResizeObserver: SinTamano });
  const router = createMemoryRouter(
    [
      { path: patron, element: elemento },
      { path: '*', element: <p>Otra página</p> },
    ],
    { initialEntries: [url] },
  );
  const cliente = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={cliente}>
        <RouterProvider router={router} />
        <Avisos />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

/** jsdom lays nothing out: no size ever changes. */
class SinTamano implements ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

function consultaDeMedios(media: string): MediaQueryList {
  const lista = Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  return Object.assign(lista, { addListener: () => undefined, removeListener: () => undefined });
}
