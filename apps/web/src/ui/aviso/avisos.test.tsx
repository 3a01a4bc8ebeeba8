import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { avisar, avisarError, avisarExito, avisarNota, avisoDuration } from './aviso-store.ts';
import { Avisos } from './avisos.tsx';
import { useAvisos } from './use-avisos.ts';

const textos = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const mostrar = (acto: () => void) => {
  act(acto);
};
const pasar = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
/** The box of the alert with this text, which the pointer or the focus can rest on. */
const caja = (texto: string): HTMLElement => {
  const elemento = screen.getByText(texto).parentElement;
  if (elemento === null) throw new Error('the alert has no box');
  return elemento;
};

let medir: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(llamada: () => void) {
        medir = llamada;
      }
      observe = () => undefined;
      disconnect = () => {
        medir = () => undefined;
      };
    },
  );
});

describe('the alerts', () => {
  it('stand in one region that exists before them, each announced, the newest last', () => {
    render(<Avisos />);
    const region = screen.getByRole('region', { name: 'Avisos' });
    expect(region.childElementCount).toBe(0);
    mostrar(() => {
      avisar('Falta el título');
      avisarError('Error al guardar pauta');
      avisarExito('Pauta creada exitosamente');
      avisarNota('La rama no cambia');
    });
    expect(within(region).getAllByRole('alert')).toHaveLength(4);
    expect([...region.children].map((una) => una.getAttribute('data-tipo'))).toEqual([
      'aviso',
      'error',
      'exito',
      'nota',
    ]);
  });

  it('can be closed one by one, by a button with a name', () => {
    render(<Avisos />);
    mostrar(() => {
      avisar('Uno');
      avisar('Dos');
    });
    fireEvent.click(within(caja('Uno')).getByRole('button', { name: 'Cerrar aviso' }));
    expect(textos()).toEqual(['Dos']);
  });

  it('are removed after their time, each counted from its own start', () => {
    render(<Avisos />);
    mostrar(() => {
      avisar('Uno');
    });
    pasar(avisoDuration / 2);
    mostrar(() => {
      avisar('Dos');
    });
    pasar(avisoDuration / 2);
    expect(textos()).toEqual(['Dos']);
    pasar(avisoDuration / 2);
    expect(textos()).toEqual([]);
  });

  it.each([
    ['pointer', 'pointerenter', 'pointerleave'],
    ['focus', 'focusin', 'focusout'],
  ])('stay while the %s rests on them, and for their whole time after it', (_que, entra, sale) => {
    render(<Avisos />);
    mostrar(() => {
      avisar('Uno');
    });
    const item = caja('Uno');
    mostrar(() => {
      item.dispatchEvent(new Event(entra));
    });
    pasar(avisoDuration * 3);
    expect(textos()).toEqual(['Uno']);
    mostrar(() => {
      item.dispatchEvent(new Event(sale));
    });
    pasar(avisoDuration - 1);
    expect(textos()).toEqual(['Uno']);
    pasar(1);
    expect(textos()).toEqual([]);
  });

  it('start their time again when they are repeated', () => {
    render(<Avisos />);
    mostrar(() => {
      avisar('Uno');
    });
    pasar(avisoDuration - 1);
    mostrar(() => {
      avisar('Uno');
    });
    pasar(avisoDuration - 1);
    expect(textos()).toEqual(['Uno']);
  });
});

describe('the room below the page', () => {
  const alto = () => document.documentElement.style.getPropertyValue('--alto-avisos');
  const rect = (top: number, bottom: number) => new DOMRect(0, top, 0, bottom - top);

  it('is as high as the alerts, with a margin, and nothing without them', () => {
    const medida = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    render(<Avisos />);
    mostrar(medir);
    expect(alto()).toBe('92px');
    medida.mockReturnValue(0);
    mostrar(medir);
    expect(alto()).toBe('0px');
  });

  it.each([
    ['covered', 580, 610, 1],
    ['whose message below it would be covered', 520, 560, 1],
    ['far above', 100, 130, 0],
    ['outside the window', 900, 930, 0],
  ])('moves a focused field that is %s into view', (_caso, top, bottom, veces) => {
    const alVer = vi.fn();
    Element.prototype.scrollIntoView = alVer;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    vi.stubGlobal('innerHeight', 700);
    render(
      <>
        <input aria-label="Campo" />
        <Avisos />
      </>,
    );
    const campo = screen.getByLabelText('Campo');
    vi.spyOn(campo, 'getBoundingClientRect').mockReturnValue(rect(top, bottom));
    vi.spyOn(screen.getByRole('region'), 'getBoundingClientRect').mockReturnValue(rect(600, 660));
    campo.focus();
    mostrar(medir);
    expect(alVer).toHaveBeenCalledTimes(veces);
  });
});

describe('the alerts of a button', () => {
  function Boton({ nombre }: { readonly nombre: string }) {
    const avisos = useAvisos();
    return (
      <>
        <button
          type="button"
          onClick={() => {
            avisos.avisarError(`No se pudo ${nombre}.`, 'No hay conexión.');
          }}
        >
          {nombre}
        </button>
        <button type="button" onClick={avisos.resolver}>
          {`resolver ${nombre}`}
        </button>
      </>
    );
  }
  function Pantalla() {
    const [dos, setDos] = useState(true);
    return (
      <>
        <Boton nombre="guardar" />
        {dos && <Boton nombre="borrar" />}
        <button
          type="button"
          onClick={() => {
            setDos(false);
          }}
        >
          Quitar
        </button>
        <Avisos />
      </>
    );
  }
  const pulsar = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
  };

  it('are removed by its own next attempt alone, or with it', () => {
    render(<Pantalla />);
    pulsar('guardar');
    pulsar('borrar');
    pulsar('borrar');
    expect(textos()).toEqual(['No se pudo guardar. No hay conexión.', 'No se pudo borrar. No hay conexión.']);
    pulsar('resolver guardar');
    expect(textos()).toEqual(['No se pudo borrar. No hay conexión.']);
    pulsar('Quitar');
    expect(textos()).toEqual([]);
  });
});
