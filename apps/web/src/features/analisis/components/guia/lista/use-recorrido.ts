import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Recorrido {
  /** The row where the tab key stops. */
  readonly activa: number;
  readonly setActiva: (indice: number) => void;
  /** `mostrar` brings a row into sight. */
  readonly alPulsar: (evento: KeyboardEvent, mostrar: (indice: number) => void) => void;
}

/** Rows that a page key goes on by. */
const salto = 10;

/** Where each key leads from a row of so many. */
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

/** Going through a long list by keyboard: arrows, page keys, Home and End move the focus from row to row. */
export function useRecorrido(marco: RefObject<HTMLElement | null>, total: number): Recorrido {
  const [activa, setActiva] = useState(0);
  function alPulsar(evento: KeyboardEvent, mostrar: (indice: number) => void): void {
    const destino = destinoDe(evento.key, activa, total - 1);
    if (destino === undefined || evento.altKey || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    // The row must stand there before it can take the focus.
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
