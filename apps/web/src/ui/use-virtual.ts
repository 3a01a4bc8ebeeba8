import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface OpcionesVirtual {
  readonly total: number;
  /** Scroll container. */
  readonly marco: RefObject<HTMLElement | null>;
  /** Estimated height of a row, in pixels. */
  readonly alto: number;
  /** Rows drawn outside each edge. */
  readonly margen: number;
  /** Selects the drawn rows, if they are not only the visible ones. */
  readonly rangeExtractor?: (rango: Range) => number[];
}

/** Virtualises the rows of a long list; each row is measured when drawn. */
export function useVirtual({ total, marco, alto, margen, ...opciones }: OpcionesVirtual) {
  // eslint-disable-next-line react-hooks/incompatible-library -- the virtualiser mutates under one identity; it is read at every render and never memoised
  return useVirtualizer<HTMLElement, HTMLElement>({
    count: total,
    getScrollElement: () => marco.current,
    estimateSize: () => alto,
    overscan: margen,
    ...opciones,
  });
}
