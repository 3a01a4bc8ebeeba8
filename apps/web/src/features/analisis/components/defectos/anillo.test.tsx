import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import { Anillo } from './anillo.tsx';

type Props = Parameters<typeof Anillo>[0];

/** Draws a ring; the filled part is a share of the whole, the mark an angle from the top. */
function dibujar(props: Partial<Props>) {
  montar(<Anillo porcentaje={50} umbral={null} texto="50,00 %" descripcion="Olores" {...props} />);
  const anillo = screen.getByRole('img');
  const [pista, lleno] = [...anillo.querySelectorAll('circle')];
  const [largo = 0, vuelta = 1] = (lleno?.getAttribute('stroke-dasharray') ?? '0 1').split(' ').map(Number);
  return {
    anillo,
    lleno: Math.round((largo / vuelta) * 1000) / 1000,
    discontinuo: pista?.hasAttribute('stroke-dasharray'),
    marca: anillo.querySelector('line')?.getAttribute('transform') ?? null,
    texto: anillo.querySelector('text'),
  };
}

describe('the ring of a quality property', () => {
  it.each([
    [0, 0],
    [0.5, 0.005],
    [25, 0.25],
    [100, 1],
    [132.5, 1],
    [-3, 0],
  ])('of %d percent is filled by %d', (porcentaje, esperado) => {
    const { lleno, discontinuo } = dibujar({ porcentaje });
    expect([lleno, discontinuo]).toEqual([esperado, false]);
  });

  it('is empty and dashed without a figure, never a full line at 0', () => {
    const { lleno, discontinuo } = dibujar({ porcentaje: null, texto: '—' });
    expect([lleno, discontinuo]).toEqual([0, true]);
  });

  it.each([
    [null, null],
    [0, null],
    [100, null],
    [50, 'rotate(180 50 50)'],
    [25, 'rotate(90 50 50)'],
    [120, null],
  ])('with the threshold %j has the mark %j', (umbral, marca) => {
    expect(dibujar({ umbral }).marca).toBe(marca);
  });

  it.each([
    ['50,00 %', null],
    ['100,00 %', '66'],
    ['1 325,00 %', '66'],
  ])('condenses the text %s to the width %j', (texto, ancho) => {
    const dibujado = dibujar({ texto });
    expect(dibujado.texto?.textContent).toBe(texto);
    expect(dibujado.texto?.getAttribute('textLength')).toBe(ancho);
  });

  it('is read as its description', () => {
    expect(dibujar({ descripcion: 'Olores: 2,00 %' }).anillo.getAttribute('aria-label')).toBe(
      'Olores: 2,00 %',
    );
  });
});
