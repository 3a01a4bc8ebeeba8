import { useReducedMotion } from '@mantine/hooks';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The slides follow React's own list, and hidden ones cannot take the focus: embla need not watch either. */
const opciones = { align: 'start', containScroll: false, watchSlides: false, watchFocus: false } as const;

export interface Carrusel {
  /** Goes on the element that clips the slides. */
  readonly marco: (elemento: HTMLElement | null) => void;
  /** The slide in sight, from 0. */
  readonly posicion: number;
  /** Slides that exist: the one in sight and its neighbours, so that ten thousand stay quick. */
  readonly ventana: readonly number[];
  /** Glides to a neighbour, jumps elsewhere, and does nothing beyond the ends. */
  readonly irA: (destino: number) => void;
}

/**
 * A carousel over `total` slides of which embla sees three at most: when it comes to rest, the window moves on and
 * embla starts anew on the same slide, unseen.
 */
export function useCarrusel(total: number): Carrusel {
  const quieto = useReducedMotion();
  const [marco, embla] = useEmblaCarousel(opciones);
  const [elegida, setElegida] = useState(0);
  const [reposo, setReposo] = useState(0);
  const ultima = Math.max(0, total - 1);
  const posicion = Math.min(elegida, ultima);
  const centro = Math.min(reposo, ultima);
  const primera = Math.max(0, centro - 1);
  const final = Math.min(ultima, centro + 1);

  useLayoutEffect(() => {
    embla?.reInit({ startIndex: centro - primera });
  }, [embla, centro, primera, final]);

  useEffect(() => {
    const alElegir = () => {
      if (embla) setElegida(primera + embla.selectedScrollSnap());
    };
    const alReposar = () => {
      if (embla) setReposo(primera + embla.selectedScrollSnap());
    };
    embla?.on('select', alElegir).on('settle', alReposar);
    return () => {
      embla?.off('select', alElegir).off('settle', alReposar);
    };
  }, [embla, primera]);

  function irA(destino: number): void {
    if (destino < 0 || destino > ultima) return;
    if (embla && !quieto && destino >= primera && destino <= final) {
      embla.scrollTo(destino - primera);
      return;
    }
    setElegida(destino);
    setReposo(destino);
  }

  const ventana = Array.from({ length: final - primera + 1 }, (_, i) => primera + i);
  return { marco, posicion, ventana, irA };
}
