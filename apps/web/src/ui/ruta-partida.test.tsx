import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { RutaPartida } from './ruta-partida.tsx';

it.each([
  ['tienda/src/precios.ts', 'tienda/<wbr>src/<wbr>precios.ts'],
  ['precios.ts', 'precios.ts'],
  ['/a//b', '/<wbr>a/<wbr>/<wbr>b'],
  ['src/<b>\u202E.py', 'src/<wbr>&lt;b&gt;\u202E.py'],
])('the path %s may break after its slashes, in a direction of its own', (ruta, html) => {
  montar(<RutaPartida ruta={ruta} />);
  const texto = screen.getByText(ruta);
  expect([texto.tagName, texto.innerHTML]).toEqual(['BDI', html]);
});
