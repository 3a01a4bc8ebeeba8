import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';

import { http } from '../lib/http.ts';
import { Avisos } from '../ui/aviso/index.ts';
import { consultaDeMedios } from './navegador.ts';

/**
 * Answers of the fake network by 'GET /path': a body, or a status with its body; a promise of either, which the test
 * settles; or several in order.
 */
export type Respuestas = Readonly<Record<string, unknown>>;

/** Answers of a status other than 200, or with headers. */
export class Estado {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, data: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.data = data;
    this.headers = headers;
  }
}

/** Answer of a request that stays open: the screen keeps loading. */
export const sinContestar = Symbol('sin contestar');

/** Answer of a request without a connection. */
export const sinRed = Symbol('sin red');

/** An answer that the test gives later, so that it can act in between. */
export function enEspera<T = unknown>(): {
  readonly respuesta: Promise<T>;
  readonly contestar: (con: T) => void;
} {
  let contestar: (con: T) => void = () => undefined;
  const respuesta = new Promise<T>((resolve) => {
    contestar = resolve;
  });
  return { respuesta, contestar };
}

/** Answers of one path in the order of its requests; the last one repeats. */
export class EnOrden {
  readonly #dadas: unknown[];

  constructor(...dadas: readonly unknown[]) {
    this.#dadas = [...dadas];
  }

  siguiente(): unknown {
    return this.#dadas.length > 1 ? this.#dadas.shift() : this.#dadas[0];
  }
}

const noEncontrado = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró.' });

/**
 * Installs a fake network under the HTTP client; returns the recorded requests. Unlisted paths answer 404.
 */
export function conRed(respuestas: Respuestas): string[] {
  const pedidas: string[] = [];
  http.defaults.adapter = async (config) => {
    const pedida = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
    // The keys of local copies, and the quotas, are requested independently of the screen.
    if (pedida !== 'GET /copias/claves' && pedida !== 'GET /cuotas/propias') pedidas.push(pedida);
    const prevista = respuestas[pedida] ?? noEncontrado;
    const dada: unknown = await (prevista instanceof EnOrden ? prevista.siguiente() : prevista);
    if (dada === sinContestar) return new Promise(() => undefined);
    if (dada === sinRed) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    const { status, data, headers } = dada instanceof Estado ? dada : new Estado(200, dada);
    const response: AxiosResponse = {
      status,
      data,
      config,
      headers: new AxiosHeaders(headers),
      statusText: '',
    };
    if (status < 400) return response;
    throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response);
  };
  return pedidas;
}

/** Stands for every other page, with its address as its title. */
function OtraPagina() {
  const { pathname, search } = useLocation();
  return <p title={`${pathname}${search}`}>Otra página</p>;
}

/** Renders a page at its URL, with the providers of the application; `estrecha` is the screen of a phone. */
export function montar(
  elemento: ReactElement,
  { patron = '/', url = '/', estrecha = false } = {},
): RenderResult {
  Object.assign(globalThis, { matchMedia: consultaDeMedios(estrecha) });
  const router = createMemoryRouter(
    [
      { path: patron, element: elemento },
      { path: '*', element: <OtraPagina /> },
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
