import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { montar } from '../../testing/montar.tsx';
import { ApiProblem } from '../api-problem.ts';
import { useReload } from './use-reload.ts';

const fail = new ApiProblem(503, 'x', 'No hay base de datos.');

/** A read that gives these values in order; an error is thrown. */
function Reloaded({ values }: { readonly values: (string | Error)[] }) {
  const query = useQuery({
    queryKey: ['r'],
    queryFn: () => {
      const next = values.shift() ?? fail;
      if (next instanceof Error) throw next;
      return next;
    },
  });
  const reload = useReload(query);
  return (
    <button type="button" onClick={reload}>
      {query.data ?? 'nada'}
    </button>
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: /^v|nada/u }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const failed = 'No se pudo recargar el registro. No hay base de datos.';

it('a reload shows the new record, without an alert', async () => {
  montar(<Reloaded values={['v1', 'v2']} />);
  await screen.findByText('v1');
  await press();
  expect(await screen.findByText('v2')).toBeDefined();
  expect(alerts()).toEqual([]);
});

it('a failed reload keeps the record and shows one alert, which the next attempt removes', async () => {
  montar(<Reloaded values={['v1', fail, fail, 'v2']} />);
  await screen.findByText('v1');
  await press();
  await waitFor(() => {
    expect(alerts()).toEqual([failed]);
  });
  await press();
  await waitFor(() => {
    expect(alerts()).toEqual([failed]);
  });
  expect(screen.getByText('v1')).toBeDefined();
  await press();
  expect(await screen.findByText('v2')).toBeDefined();
  expect(alerts()).toEqual([]);
});
