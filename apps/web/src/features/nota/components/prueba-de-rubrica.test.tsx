import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { conRed, montar } from '../../../testing/montar.tsx';
import { escrita } from '../modelo/form-rubrica.ts';
import { PruebaDeRubrica } from './prueba-de-rubrica.tsx';

const entregaId = '0198a3c0-0000-7000-8000-000000000001';
const linea = escrita({
  id: 'g',
  fuente: 'grado',
  nombre: 'Grado',
  modo: 'puntua',
  puntos: 4,
  bajo: 50,
  alto: 100,
  penalizaciones: [],
});
const probar = async (respuesta: readonly unknown[]) => {
  conRed({ [`POST /entregas/${entregaId}/rubrica/prueba`]: respuesta });
  montar(<PruebaDeRubrica entregaId={entregaId} escala={10} lineas={[linea]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Probar con tres entregas' }));
};

it('a rubric that can be tried on no delivery is tried on three invented ones', async () => {
  await probar([]);
  expect(
    await screen.findByText(/^No hay entregas con que probar: estas tres son inventadas/u),
  ).toBeDefined();
  expect(screen.getAllByText(/^Grado: /u)).toHaveLength(3);
});

it('a rubric is tried on two deliveries of one name', async () => {
  const errores = vi.spyOn(console, 'error').mockReturnValue();
  const una = { id: 'g', estado: 'calculada', valor: 75, nivel: null, restados: 0, motivo: null };
  await probar(
    [2, 3].map((puntos) => ({
      nombre: 'Tienda',
      calculo: {
        nota: puntos,
        lineas: [{ ...una, puntos }],
        obtenidos: puntos,
        posibles: 4,
        pendientes: [],
      },
    })),
  );
  expect(await screen.findAllByText('Tienda')).toHaveLength(2);
  expect(screen.queryByText(/inventadas/u)).toBeNull();
  // React reports a repeated key.
  expect(errores).not.toHaveBeenCalled();
});
