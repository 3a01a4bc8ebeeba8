import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { alAparecer, mantenerALaVista } from './mantener-a-la-vista.ts';

/** The observers of a size that are at work, by what they call. */
const vivos = new Set<() => void>();
/** What the page observes; a change of the size reaches every observer at work. */
const observados: Element[] = [];
const cambiarTamano = (): void => {
  for (const avisar of vivos) avisar();
};
class Observador {
  readonly #avisar: () => void;
  constructor(avisar: () => void) {
    this.#avisar = avisar;
  }
  observe(elemento: Element): void {
    observados.push(elemento);
    vivos.add(this.#avisar);
  }
  disconnect(): void {
    vivos.delete(this.#avisar);
  }
}

/** A heading that has the focus; counts how often it is scrolled into view. */
function crearEncabezado(): { readonly elemento: HTMLElement; readonly veces: () => number } {
  const elemento = document.createElement('h2');
  elemento.tabIndex = -1;
  const mostrar = vi.fn();
  elemento.scrollIntoView = mostrar;
  document.body.append(elemento);
  elemento.focus();
  return { elemento, veces: () => mostrar.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observador);
});
afterEach(() => {
  document.body.replaceChildren();
  vivos.clear();
  observados.length = 0;
});

describe('a heading that a link led to', () => {
  it('is scrolled again with each change of the page above it', () => {
    const { elemento, veces } = crearEncabezado();
    mantenerALaVista(elemento);
    expect([veces(), observados]).toEqual([0, [document.body]]);
    cambiarTamano();
    cambiarTamano();
    expect(veces()).toBe(2);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'stays where the person left it after the event %s',
    (accion) => {
      const { elemento, veces } = crearEncabezado();
      mantenerALaVista(elemento);
      // A part of the page that keeps the event to itself changes nothing.
      const parte = document.body.appendChild(document.createElement('div'));
      parte.addEventListener(accion, (evento) => {
        evento.stopPropagation();
      });
      parte.dispatchEvent(new Event(accion, { bubbles: true }));
      cambiarTamano();
      expect([veces(), vivos.size]).toEqual([0, 0]);
    },
  );

  it('is left alone once it loses the focus', () => {
    const { elemento, veces } = crearEncabezado();
    mantenerALaVista(elemento);
    elemento.blur();
    cambiarTamano();
    expect(veces()).toBe(0);
  });

  it('is left alone after thirty seconds', () => {
    const { elemento, veces } = crearEncabezado();
    mantenerALaVista(elemento);
    vi.advanceTimersByTime(29_999);
    cambiarTamano();
    vi.advanceTimersByTime(1);
    cambiarTamano();
    expect([veces(), vivos.size]).toEqual([1, 0]);
  });

  it('gives way to the next one, whose link takes the focus', () => {
    const primero = crearEncabezado();
    mantenerALaVista(primero.elemento);
    const segundo = crearEncabezado();
    mantenerALaVista(segundo.elemento);
    cambiarTamano();
    expect([primero.veces(), segundo.veces()]).toEqual([0, 1]);
  });
});

describe('a heading that comes later than its link', () => {
  const anadir = (): HTMLElement => {
    const encabezado = document.createElement('h3');
    encabezado.id = 'tardio';
    return document.body.appendChild(encabezado);
  };

  it('is handed over once, when it is there', async () => {
    const hacer = vi.fn();
    alAparecer('tardio', hacer);
    document.body.append('otra cosa');
    const encabezado = anadir();
    await expect.poll(() => hacer.mock.calls).toEqual([[encabezado]]);
    document.body.append('más');
    await Promise.resolve();
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it('is handed over at once where it is there already', () => {
    const encabezado = anadir();
    const hacer = vi.fn();
    alAparecer('tardio', hacer);
    expect(hacer.mock.calls).toEqual([[encabezado]]);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'is not waited for any more after the event %s',
    async (accion) => {
      const hacer = vi.fn();
      alAparecer('tardio', hacer);
      window.dispatchEvent(new Event(accion));
      anadir();
      await Promise.resolve();
      expect(hacer.mock.calls).toEqual([[null]]);
    },
  );

  it('is not waited for any more once its page is left', async () => {
    const hacer = vi.fn();
    const dejar = alAparecer('tardio', hacer);
    dejar();
    anadir();
    await Promise.resolve();
    expect(hacer).not.toHaveBeenCalled();
  });
});
