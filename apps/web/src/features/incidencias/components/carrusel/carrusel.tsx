import { formatNumber } from '@mantenible/wording/numeros';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { AnteriorSiguiente } from '../../../../ui/anterior-siguiente.tsx';
import classes from './carrusel.module.css';
import { useCarrusel } from './use-carrusel.ts';

interface CarruselProps<T> {
  /** Name of the carousel: 'Archivos, uno por uno'. */
  readonly etiqueta: string;
  readonly elementos: readonly T[];
  /** Draws one slide. */
  readonly children: (elemento: T) => ReactNode;
}

/** One slide at a time; buttons, arrow keys, Home, End and swiping move it. */
export function Carrusel<T>({ etiqueta, elementos, children }: CarruselProps<T>) {
  const total = elementos.length;
  const { marco, posicion, ventana, irA } = useCarrusel(total);
  const diapositivas = useRef<HTMLDivElement>(null);

  function alPulsar(evento: KeyboardEvent): void {
    const destinos: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: posicion - 1,
      ArrowRight: posicion + 1,
      Home: 0,
      End: total - 1,
    };
    const destino = destinos[evento.key];
    if (destino === undefined || evento.altKey || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    if (destino === posicion || destino < 0 || destino >= total) return;
    // The old slide becomes inert: a focused button of it would lose the focus.
    if (diapositivas.current?.contains(document.activeElement)) diapositivas.current.focus();
    irA(destino);
  }

  return (
    <section aria-roledescription="carrusel" aria-label={etiqueta}>
      {/* Handles keys that the buttons do not use. */}
      <div role="presentation" className={classes.carousel} onKeyDown={alPulsar}>
        <AnteriorSiguiente
          posicion={posicion + 1}
          total={total}
          onIr={(destino) => {
            irA(destino - 1);
          }}
        >
          {formatNumber(posicion + 1)} de {formatNumber(total)}
        </AnteriorSiguiente>
        <div
          ref={(elemento) => {
            diapositivas.current = elemento;
            marco(elemento);
          }}
          className={classes.viewport}
          tabIndex={-1}
        >
          <div className={classes.track}>
            {ventana.map((i) => {
              const elemento = elementos[i];
              return (
                elemento !== undefined && (
                  <div
                    key={i}
                    className={classes.slide}
                    role="group"
                    aria-roledescription="diapositiva"
                    aria-label={`${formatNumber(i + 1)} de ${formatNumber(total)}`}
                    aria-hidden={i !== posicion}
                    inert={i !== posicion}
                  >
                    {children(elemento)}
                  </div>
                )
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}
