import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import type { CambioRespuesta } from '../../borrador/estado-borrador.ts';
import { preguntaDe } from '../../modelo/preguntas.fixture.ts';
import { Pregunta } from './pregunta.tsx';

/** A question with local state; records its requested changes. */
function abrir(niveles: readonly number[] = [0, 0.5, 1], nivelMedido: number | null = null) {
  const cambios: CambioRespuesta[] = [];
  function Prueba() {
    const [respuesta, setRespuesta] = useState<{ nivel: number | null; comentario: string }>({
      nivel: null,
      comentario: '',
    });
    return (
      <Pregunta
        numero={7}
        pregunta={preguntaDe('a', 'l1', niveles)}
        ayuda="ayuda"
        nivel={respuesta.nivel}
        nivelMedido={nivelMedido}
        comentario={respuesta.comentario}
        ajena={false}
        onFoco={() => undefined}
        onAvisoLeido={() => undefined}
        onCambio={({ nivel = respuesta.nivel, comentario = respuesta.comentario, ...resto }) => {
          cambios.push({ nivel, comentario, ...resto });
          setRespuesta({ nivel, comentario });
        }}
      />
    );
  }
  montar(<Prueba />);
  return cambios;
}

const elegidos = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked }, i) => (checked ? [i] : []));

describe('a question', () => {
  it('is chosen by a click, and cleared by a second one on the same level', async () => {
    const cambios = abrir();
    await userEvent.click(screen.getByText('Nivel 0.5'));
    expect(elegidos()).toEqual([1]);
    await userEvent.click(screen.getByText('Nivel 0.5'));
    expect(elegidos()).toEqual([]);
    expect(cambios.map(({ nivel, valor }) => [nivel, valor])).toEqual([
      [1, 0.5],
      [null, null],
    ]);
  });

  it('moves the choice to another level in one click', async () => {
    abrir();
    await userEvent.click(screen.getByText('Nivel 0'));
    await userEvent.click(screen.getByText('Nivel 1'));
    expect(elegidos()).toEqual([2]);
  });

  it('takes digits as levels and Delete as clearing, and ignores other digits', async () => {
    abrir();
    await userEvent.tab();
    await userEvent.keyboard('3');
    expect(elegidos()).toEqual([2]);
    await userEvent.keyboard('5');
    expect(elegidos()).toEqual([2]);
    await userEvent.keyboard('{Delete}');
    expect(elegidos()).toEqual([]);
  });

  it('takes digits in the comment as text', async () => {
    abrir();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comentario de la pregunta 7' }), 'v2');
    expect(elegidos()).toEqual([]);
    expect(screen.getByDisplayValue('v2')).toBeDefined();
  });

  it('marks the level that the analysis measured, and chooses none', () => {
    abrir([0, 0.5, 1], 1);
    const nombres = screen
      .getAllByRole('radio')
      .map((uno) => (uno as HTMLInputElement).labels?.[0]?.textContent);
    expect(nombres).toEqual(['Nivel 00', 'Nivel 0.5 según el análisis0,5', 'Nivel 11']);
    expect(elegidos()).toEqual([]);
  });

  it('states that it has no levels', () => {
    abrir([]);
    expect(screen.getByText('No hay niveles de cumplimiento')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
