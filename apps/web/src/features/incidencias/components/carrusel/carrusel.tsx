import { formatNumber } from '@mantenible/wording/numeros';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

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
  const alPulsar = useTeclas(diapositivas, posicion, total, irA);

  return (
    <section aria-roledescription="carrusel" aria-label={etiqueta}>
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
                  <Diapositiva key={i} posicion={i} total={total} visible={i === posicion}>
                    {children(elemento)}
                  </Diapositiva>
                )
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Handles the keys that the buttons do not use. */
function useTeclas(
  diapositivas: RefObject<HTMLElement | null>,
  posicion: number,
  total: number,
  irA: (destino: number) => void,
) {
  return (evento: KeyboardEvent): void => {
    const destino = destinoDeTecla(evento, posicion, total);
    if (destino === null) return;
    evento.preventDefault();
    if (destino === posicion || destino < 0 || destino >= total) return;
    // The old slide becomes inert: a focused button of it would lose the focus.
    if (diapositivas.current?.contains(document.activeElement)) diapositivas.current.focus();
    irA(destino);
  };
}

/** Slide to which a key leads, also beyond the first and the last one; null for any other key. */
function destinoDeTecla(evento: KeyboardEvent, posicion: number, total: number): number | null {
  if (evento.altKey || evento.ctrlKey || evento.metaKey) return null;
  const destinos: Readonly<Partial<Record<string, number>>> = {
    ArrowLeft: posicion - 1,
    ArrowRight: posicion + 1,
    Home: 0,
    End: total - 1,
  };
  return destinos[evento.key] ?? null;
}

interface DiapositivaProps {
  readonly posicion: number;
  readonly total: number;
  readonly visible: boolean;
  readonly children: ReactNode;
}

function Diapositiva({ posicion, total, visible, children }: DiapositivaProps) {
  return (
    <div
      className={classes.slide}
      role="group"
      aria-roledescription="diapositiva"
      aria-label={`${formatNumber(posicion + 1)} de ${formatNumber(total)}`}
      aria-hidden={!visible}
      inert={!visible}
    >
      {children}
    </div>
  );
}
