import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { idDePunto } from './id-de-punto.ts';
import { Prioritarios } from './prioritarios.tsx';

type Props = Parameters<typeof Prioritarios>[0];

const punto = (ruta: string, cambios: Partial<Props['archivos'][number]> = {}) => ({
  ruta,
  cambios: 3,
  complejidad: 5,
  lineas: 10,
  incidencias: 0,
  ...cambios,
});
const hostil = 'src/‮<b>&archivo=x#?.js';

function abrir(archivos: Props['archivos'], cuantos = archivos.length) {
  const abiertos: string[] = [];
  montar(
    <Prioritarios
      proyectoId="p1"
      archivos={archivos}
      cuantos={cuantos}
      commits={30}
      abrirCodigo={(ruta) => abiertos.push(ruta)}
    />,
  );
  return abiertos;
}
const filas = () => screen.getAllByRole('listitem');

describe('the files that deserve attention first', () => {
  it('are absent where no complex file changed', () => {
    abrir([punto('a.js', { complejidad: 0 })], 0);
    expect(screen.getByText('Ningún archivo con complejidad cognitiva cambió en este tiempo.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('stand in their order, no more than there are, each with the id that the chart leads to', () => {
    abrir([punto('a.js'), punto('b.js'), punto('c.js')], 2);
    expect(filas().map(({ id }) => id)).toEqual([idDePunto(0), idDePunto(1)]);
    expect(filas().map((fila) => within(fila).getByText(/\.js$/).textContent)).toEqual(['a.js', 'b.js']);
  });

  it.each([
    [0, '0 líneas de código'],
    [1, '1 línea de código'],
    [2, '2 líneas de código'],
  ])('with %d lines count them', (lineas, texto) => {
    abrir([punto('a.js', { lineas })]);
    expect(screen.getByText(texto)).toBeDefined();
  });

  it.each([
    [0, null],
    [1, '1 incidencia'],
    [2, '2 incidencias'],
  ])('with %d issues lead to the filtered list', (incidencias, texto) => {
    abrir([punto(hostil, { incidencias })]);
    const enlace = screen.queryByRole('link');
    expect(enlace?.textContent ?? null).toBe(texto);
    expect(screen.queryByText('Sin incidencias') !== null).toBe(texto === null);
    if (enlace === null) return;
    const destino = new URL(enlace.getAttribute('href') ?? '', 'https://x.example');
    expect(destino.pathname).toBe('/sonarqube/p1');
    expect(Object.fromEntries(destino.searchParams)).toEqual({ vista: 'lista', archivo: hostil });
  });

  it('open their source, whatever their name', async () => {
    const abiertos = abrir([punto(hostil)]);
    await userEvent.click(screen.getByRole('button', { name: `Ver código de ${hostil}` }));
    expect(abiertos).toEqual([hostil]);
    expect(document.querySelector('b')).toBeNull();
  });
});
