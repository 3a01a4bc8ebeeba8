import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { useParametros } from './use-parametros.ts';

const con = (nombre: string, valor: string) => (antes: URLSearchParams) => {
  antes.set(nombre, valor);
  return antes;
};

/** Two users of the query on one page, as a list and its tabs. */
function montar() {
  const enrutador: { actual?: ReturnType<typeof createMemoryRouter> } = {};
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    enrutador.actual ??= createMemoryRouter([{ path: '/', element: children }], {
      initialEntries: ['/?a=0'],
    });
    return <RouterProvider router={enrutador.actual} />;
  };
  const { result } = renderHook(() => [useParametros(), useParametros()] as const, { wrapper });
  return { result, volver: () => enrutador.actual?.navigate(-1) };
}

it('a second choice before the next rendering keeps the first one', async () => {
  const { result } = montar();
  const [[, una], [, otra]] = result.current;
  act(() => {
    una(con('a', '1'));
    otra(con('b', '2'));
  });
  await waitFor(() => {
    expect(result.current[0][0].toString()).toBe('a=1&b=2');
  });
});

it('a choice after going back builds on what is shown then', async () => {
  const { result, volver } = montar();
  act(() => {
    result.current[0][1](con('a', '1'));
  });
  await waitFor(() => {
    expect(result.current[0][0].get('a')).toBe('1');
  });
  await act(async () => volver());
  await waitFor(() => {
    expect(result.current[0][0].get('a')).toBe('0');
  });
  act(() => {
    result.current[0][1](con('b', '2'));
  });
  await waitFor(() => {
    expect(result.current[0][0].toString()).toBe('a=0&b=2');
  });
});
