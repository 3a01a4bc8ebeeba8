import { useReducedMotion } from '@mantine/hooks';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';

/** React renders the slides and hidden ones are inert: embla needs to watch neither. */
const opciones = { align: 'start', containScroll: false, watchSlides: false, watchFocus: false } as const;

export interface Carrusel {
  /** Ref of the element that clips the slides. */
  readonly marco: (elemento: HTMLElement | null) => void;
  /** Index of the visible slide, from 0. */
  readonly posicion: number;
  /** Indices of the rendered slides: the visible one and its neighbours, so that ten thousand stay fast. */
  readonly ventana: readonly number[];
  /** Scrolls to a neighbour, jumps to other slides and ignores indices out of range. */
  readonly irA: (destino: number) => void;
}

/**
 * Carousel over `total` slides of which embla has at most three: after each transition the window moves and embla
 * restarts on the same slide, without a visible change.
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
