import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { Avance } from './avance.tsx';
import { MarcaCritica } from './propuestas/marca-critica.tsx';
import { useFocoTras } from './use-foco-tras.ts';

/** Items by name, over data that the test reads again; each button asks for the focus of one. */
function Prueba({ lecturas }: { readonly lecturas: readonly (readonly string[])[] }) {
  const [leida, setLeida] = useState(0);
  const elementos = lecturas[leida] ?? [];
  const pedir = useFocoTras(elementos);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          pedir({ id: 'b', respaldo: 'titulo' });
        }}
      >
        Pedir
      </button>
      <button
        type="button"
        onClick={() => {
          setLeida(leida + 1);
        }}
      >
        Leer
      </button>
      <h2 id="titulo" tabIndex={-1}>
        Título
      </h2>
      {elementos.map((id) => (
        <p key={id} id={id} tabIndex={-1}>
          {id}
        </p>
      ))}
    </>
  );
}
const pulsar = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enfocado = () => document.activeElement?.id ?? '';

describe('the focus after a change of an action', () => {
  it('moves at once to an element that stands already', async () => {
    montar(<Prueba lecturas={[['a', 'b']]} />);
    await pulsar('Pedir');
    expect(enfocado()).toBe('b');
  });

  it('waits for the next data, and moves then', async () => {
    montar(<Prueba lecturas={[['a'], ['a', 'b']]} />);
    await pulsar('Pedir');
    expect(enfocado()).toBe('');
    await pulsar('Leer');
    expect(enfocado()).toBe('b');
  });

  it('moves to the other element where the next data lack the first', async () => {
    montar(<Prueba lecturas={[['a'], ['c']]} />);
    await pulsar('Pedir');
    await pulsar('Leer');
    expect(enfocado()).toBe('titulo');
  });

  it('moves once: later data leave the focus alone', async () => {
    montar(<Prueba lecturas={[['b'], ['b', 'c'], ['b']]} />);
    await pulsar('Pedir');
    await pulsar('Leer');
    expect(document.activeElement?.textContent).toBe('Leer');
  });

  it('moves again with the next data where the element was moved and lost it', async () => {
    montar(<Prueba lecturas={[['b'], ['c', 'b']]} />);
    await pulsar('Pedir');
    document.getElementById('b')?.blur();
    // A press would take the focus itself.
    act(() => {
      screen.getByRole('button', { name: 'Leer' }).click();
    });
    expect(enfocado()).toBe('b');
  });

  it('moves again when the same element is asked for once more', async () => {
    montar(<Prueba lecturas={[['b']]} />);
    await pulsar('Pedir');
    await pulsar('Pedir');
    expect(enfocado()).toBe('b');
  });
});

describe('the progress of the improvement plan', () => {
  const avance = (total: number, hechas: number) => ({
    total,
    hechas,
    verificadas: 0,
    pendientes: total - hechas,
    enCurso: 0,
  });

  it('is absent without actions', () => {
    montar(<Avance avance={avance(0, 0)} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [1, 0, '0'],
    [1, 1, '100'],
    [4, 1, '25'],
  ])('of %d actions with %d done', (total, hechas, valor) => {
    montar(<Avance avance={avance(total, hechas)} />);
    const barra = screen.getByRole('progressbar', { name: 'Acciones hechas' });
    expect(barra.getAttribute('aria-valuenow')).toBe(valor);
    expect(barra.getAttribute('aria-valuetext')).toContain(String(total));
  });
});

describe('the mark of hotspots', () => {
  it.each([
    [['src/a.js'], 'src/a.js'],
    [['src/a.js', 'b.js'], 'src/a.js y 1 más'],
    [['src/a.js', 'b.js', 'c.js'], 'src/a.js y 2 más'],
  ])('of %j names the first and counts the others', (rutas, texto) => {
    montar(<MarcaCritica proyectoId="p 1" rutas={rutas} />);
    const enlace = screen.getByRole('link');
    expect([enlace.textContent, enlace.getAttribute('href')]).toEqual([texto, '/puntos_criticos/p%201']);
  });

  it('is absent where a proposal concerns none', () => {
    montar(<MarcaCritica proyectoId="p" rutas={[]} />);
    expect(screen.queryByText('Punto crítico')).toBeNull();
  });
});
