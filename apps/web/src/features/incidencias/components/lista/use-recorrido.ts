import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Recorrido {
  /** Index of the row in the tab order. */
  readonly activa: number;
  readonly setActiva: (indice: number) => void;
  /** `mostrar` scrolls a row into view. */
  readonly alPulsar: (evento: KeyboardEvent, mostrar: (indice: number) => void) => void;
}

/** Rows moved by a page key. */
const salto = 10;

/** Target row of a key; undefined for other keys. */
function destinoDe(tecla: string, activa: number, ultima: number): number | undefined {
  const destinos: Readonly<Partial<Record<string, number>>> = {
    ArrowUp: activa - 1,
    ArrowDown: activa + 1,
    PageUp: activa - salto,
    PageDown: activa + salto,
    Home: 0,
    End: ultima,
  };
  const destino = destinos[tecla];
  return destino === undefined ? undefined : Math.max(0, Math.min(ultima, destino));
}

/** Keyboard navigation of a long list: arrows, page keys, Home and End move the focus between rows. */
export function useRecorrido(marco: RefObject<HTMLElement | null>, total: number): Recorrido {
  const [elegida, setActiva] = useState(0);
  // The list may have become shorter.
  const activa = Math.min(elegida, Math.max(0, total - 1));
  function alPulsar(evento: KeyboardEvent, mostrar: (indice: number) => void): void {
    const destino = destinoDe(evento.key, activa, total - 1);
    if (destino === undefined || evento.altKey || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    // The row must be rendered before it can be focused.
    flushSync(() => {
      setActiva(destino);
    });
    marco.current
      ?.querySelector<HTMLElement>(`[data-index="${destino}"] button`)
      ?.focus({ preventScroll: true });
    mostrar(destino);
  }
  return { activa, setActiva, alPulsar };
}
