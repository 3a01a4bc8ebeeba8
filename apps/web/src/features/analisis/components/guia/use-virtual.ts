import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface OpcionesVirtual {
  readonly total: number;
  /** What scrolls. */
  readonly marco: RefObject<HTMLElement | null>;
  /** Height of a row before it is measured, in pixels. */
  readonly alto: number;
  /** Rows drawn beyond each edge. */
  readonly margen: number;
  /** Which rows are drawn, where that is more than those in sight. */
  readonly rangeExtractor?: (rango: Range) => number[];
}

/** Rows of a long list of which only those in sight are drawn; each is measured as it is drawn. */
export function useVirtual({ total, marco, alto, margen, ...opciones }: OpcionesVirtual) {
  // eslint-disable-next-line react-hooks/incompatible-library -- what the virtualiser gives changes under one identity; it is read anew at every drawing and never memoised
  return useVirtualizer<HTMLElement, HTMLElement>({
    count: total,
    getScrollElement: () => marco.current,
    estimateSize: () => alto,
    overscan: margen,
    ...opciones,
  });
}
