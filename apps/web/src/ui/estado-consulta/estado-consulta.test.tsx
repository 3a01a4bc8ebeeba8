import { HeadlessMantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { EstadoConsulta } from './estado-consulta.tsx';

type Consulta = Parameters<typeof EstadoConsulta<readonly string[]>>[0]['consulta'];
let retried = 0;

function show(consulta: Pick<Consulta, 'data' | 'error'>) {
  const refetch: Consulta['refetch'] = () => {
    retried++;
    return new Promise(() => undefined);
  };
  render(
    <HeadlessMantineProvider env="test">
      <EstadoConsulta
        consulta={{ ...consulta, refetch, isFetching: false }}
        esVacio={(pautas) => pautas.length === 0}
        textoVacio="No se encontraron pautas."
        textoFallo="Error al obtener pautas"
      >
        {(pautas) => <p>{pautas.join(', ')}</p>}
      </EstadoConsulta>
    </HeadlessMantineProvider>,
  );
}

test('while loading only the loading text is shown', () => {
  show({ data: undefined, error: null });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.queryByText('No se encontraron pautas.')).toBeNull();
});

test("a failed load shows 'No se pudo cargar', the specified text and the cause, and can be retried", () => {
  retried = 0;
  show({ data: undefined, error: new Error('No hay conexión.') });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toBe('No se pudo cargarError al obtener pautasNo hay conexión.Reintentar');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retried).toBe(1);
});

test('an empty answer is shown as empty, not as failed', () => {
  show({ data: [], error: null });
  expect(screen.getByText('No se encontraron pautas.')).toBeTruthy();
  expect(screen.queryByText('No se pudo cargar')).toBeNull();
});

test('loaded data stay visible when a later read fails', () => {
  show({ data: ['Capas', 'Ciclos'], error: new Error('No hay conexión.') });
  expect(screen.getByText('Capas, Ciclos')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
