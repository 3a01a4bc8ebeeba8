// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { SeleccionMultiple } from './seleccion-multiple.tsx';

afterEach(cleanup);

it.each([
  [1, 1, '1 seleccionada · 1 de 1 pauta a la vista'],
  [2, 3, '2 seleccionadas · 3 de 3 pautas a la vista'],
])('counts %d of %d with nouns in agreement', (elegidas, total, texto) => {
  const opciones = Array.from({ length: total }, (_, i) => ({ id: String(i), texto: `Pauta ${i}` }));
  montar(
    <SeleccionMultiple
      nombreSingular="pauta"
      nombrePlural="pautas"
      leyenda="Pautas"
      opciones={opciones}
      seleccion={opciones.slice(0, elegidas).map(({ id }) => id)}
      onCambio={() => undefined}
      filtrar={(todas) => todas}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(texto);
});
