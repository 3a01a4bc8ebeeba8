import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useRef } from 'react';

import type { Entrada } from '../../../modelo/guia/indice.ts';
import { useVirtual } from '../use-virtual.ts';
import { FilaIncidencia } from './fila-incidencia.tsx';
import classes from './lista.module.css';
import { useRecorrido } from './use-recorrido.ts';

interface ListaVirtualProps {
  readonly entradas: readonly Entrada[];
  readonly onElegir: (entrada: Entrada) => void;
}

/** Height of a row before it is measured, in pixels. */
const altoFila = 92;

/** The issues' rows, drawn as far as they are in sight; for the tab key the list is one stop. */
export function ListaVirtual({ entradas, onElegir }: ListaVirtualProps) {
  const marco = useRef<HTMLDivElement>(null);
  const { activa, setActiva, alPulsar } = useRecorrido(marco, entradas.length);
  const virtual = useVirtual({
    total: entradas.length,
    marco,
    alto: altoFila,
    margen: 5,
    // The row with the focus stays, however far the list is scrolled.
    rangeExtractor: (rango: Range) =>
      [...new Set([activa, ...defaultRangeExtractor(rango)])].sort((a, b) => a - b),
  });
  return (
    <div ref={marco} className={classes.frame}>
      <div
        role="list"
        aria-label="Incidencias"
        className={classes.rows}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const entrada = entradas[index];
          return (
            entrada && (
              <div
                key={entrada.id}
                ref={virtual.measureElement}
                role="listitem"
                aria-posinset={index + 1}
                aria-setsize={entradas.length}
                data-index={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <FilaIncidencia
                  entrada={entrada}
                  alcanzable={index === activa}
                  onKeyDown={(evento) => {
                    alPulsar(evento, virtual.scrollToIndex);
                  }}
                  onElegir={() => {
                    setActiva(index);
                    onElegir(entrada);
                  }}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
