import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conRed, montar } from '../../../testing/montar.tsx';
import { ListaSubcaracteristicas } from './lista-subcaracteristicas.tsx';

it('states that a sub-characteristic has no metrics', async () => {
  const _id = '0198a3c0-0000-7000-8000-000000000001';
  conRed({ 'GET /subcaracteristicas': [{ _id, nombre: 'Modularidad', metricas: [] }] });
  montar(<ListaSubcaracteristicas />);
  expect(await screen.findByRole('cell', { name: 'Sin métricas' })).toBeDefined();
});
