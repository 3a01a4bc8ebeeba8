import { useLayoutEffect } from 'react';

/** The two ways to evaluate a project; each has its colour. */
export type Ruta = 'experiencia' | 'estatica';

/**
 * Gives the page's main actions, and those of its dialogs, the colour of its route, which `theme.css`
 * defines.
 */
export function useRuta(ruta: Ruta | null): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (ruta === null) return undefined;
    dataset.ruta = ruta;
    return () => {
      delete dataset.ruta;
    };
  }, [ruta]);
}
