import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { indexar, type Entrada } from '../../../../lib/incidencia/indice.ts';
import { montar } from '../../../../testing/montar.tsx';
import { PasarIncidencias } from '../pasar-incidencias.tsx';
import { AvisosVisor } from './avisos-visor.tsx';
import { Linea, maximoVisible } from './linea.tsx';
import { Marca, Mensaje } from './marcas.tsx';

const { entradas } = indexar([
  incidencia({ descripcion: 'Primera', severidad: 'CRITICAL', linea: 4 }),
  incidencia({ descripcion: 'Segunda', linea: 4 }),
  incidencia({ descripcion: '<b>Tercera</b>', severidad: 'INFO', linea: 9 }),
]);
const entrada = (indice: number): Entrada => {
  const una = entradas[indice];
  if (una === undefined) throw new Error('the issue is absent');
  return una;
};
const normal = (texto: string) => texto.replace(/\s+/gu, ' ').trim();
const nada = () => undefined;

describe('a line of source', () => {
  const linea = (texto: string, afectada = false) => {
    montar(
      <p data-testid="linea">
        <Linea texto={texto} arbol={null} desde={0} hasta={texto.length} afectada={afectada} />
      </p>,
    );
    return normal(screen.getByTestId('linea').textContent);
  };

  it.each([
    ['const a = "‮x";', 'const a = "U+202Ex";'],
    ['a​b', 'aU+200Bb'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['', ''],
  ])('shows %j as it is, with invisible characters by their code', (texto, visible) => {
    expect(linea(texto)).toBe(visible);
    expect(document.querySelector('img')).toBeNull();
  });

  it('names an affected line for a screen reader', () => {
    expect(linea('a', true)).toBe('Línea afectada: a');
  });

  it.each([
    [0, ''],
    [1, ' … 1 carácter más en esta línea'],
    [2, ' … 2 caracteres más en esta línea'],
  ])('longer by %d than the visible part counts the rest', (mas, aviso) => {
    expect(linea('x'.repeat(maximoVisible + mas))).toBe(`${'x'.repeat(maximoVisible)}${aviso}`);
  });
});

describe('the mark of a line', () => {
  const abrir = (suyas: readonly Entrada[], elegida: Entrada | null) => {
    const pulsadas: Entrada[] = [];
    montar(<Marca entradas={suyas} elegida={elegida} onElegir={(una) => pulsadas.push(una)} />);
    return pulsadas;
  };

  it('is absent without an issue', () => {
    abrir([], entrada(0));
    expect(screen.queryByRole('button', { name: /:/ })).toBeNull();
  });

  it('names the first issue and counts the others; a press selects it', async () => {
    const pulsadas = abrir([entrada(0), entrada(1)], null);
    const boton = screen.getByRole('button', { name: 'Crítica: Primera (2 incidencias en esta línea)' });
    expect(boton.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(boton);
    expect(pulsadas).toEqual([entrada(0)]);
  });

  it('is that of the selected issue where the line has several', () => {
    abrir([entrada(0), entrada(1)], entrada(1));
    const boton = screen.getByRole('button', { name: /^Mayor: Segunda/ });
    expect(boton.getAttribute('aria-pressed')).toBe('true');
  });
});

it('the message below a line is text, with its severity and lines', () => {
  montar(<Mensaje entrada={entrada(2)} />);
  const nota = screen.getByRole('note', { name: 'Mensaje de la incidencia' });
  expect(normal(nota.textContent)).toBe('Informativa <b>Tercera</b> (línea 9)');
});

describe('the notes above the source', () => {
  it.each([
    [null, null, ''],
    ['Sin resaltado.', null, 'Sin resaltado.'],
    [
      null,
      1200,
      'La incidencia señala la línea 1 200, pero este archivo tiene 10. Vuelva a analizar el proyecto.',
    ],
  ])('of %j and line %j', (sinResaltar, inexistente, texto) => {
    montar(
      <div data-testid="avisos">
        <AvisosVisor sinResaltar={sinResaltar} inexistente={inexistente} total={10} />
      </div>,
    );
    expect(normal(screen.getByTestId('avisos').textContent)).toBe(texto);
  });
});

describe('the steps through the issues of a file', () => {
  it('are a note for a single issue', () => {
    montar(<PasarIncidencias entradas={[entrada(0)]} elegida={entrada(0)} onElegir={nada} />);
    expect(screen.getByText('Única incidencia de este archivo')).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [0, '1 de 3 en este archivo', [1]],
    [1, '2 de 3 en este archivo', [0, 2]],
    [2, '3 de 3 en este archivo', [1]],
  ])('from issue %d stay within the file', async (lugar, texto, destinos) => {
    const pulsadas: Entrada[] = [];
    montar(
      <PasarIncidencias
        entradas={entradas}
        elegida={entrada(lugar)}
        onElegir={(una) => pulsadas.push(una)}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(texto);
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(pulsadas).toEqual(destinos.map(entrada));
  });
});
