import type { Marca } from '@mantenible/contracts/marca';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useRef } from 'react';

import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { useVirtual } from '../../../../ui/use-virtual.ts';
import { FilaIncidencia } from './fila-incidencia.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './lista.module.css';
import { useRecorrido } from './use-recorrido.ts';

interface ListaVirtualProps {
  readonly entradas: readonly Entrada[];
  readonly onElegir: (entrada: Entrada) => void;
  /** Marks by the id of their issue. */
  readonly marcas: ReadonlyMap<number, Marca>;
}

/** Estimated height of a row, in pixels. */
const altoFila = 92;

/** Virtualised rows of the issues; the list is one tab stop. */
export function ListaVirtual({ entradas, onElegir, marcas }: ListaVirtualProps) {
  const marco = useRef<HTMLDivElement>(null);
  const { activa, setActiva, alPulsar } = useRecorrido(marco, entradas.length);
  const virtual = useVirtual({
    total: entradas.length,
    marco,
    alto: altoFila,
    margen: 5,
    // The focused row stays rendered outside the visible range.
    rangeExtractor: (rango: Range) =>
      [...new Set([activa, ...defaultRangeExtractor(rango)])].sort((a, b) => a - b),
  });
  return (
    <div ref={marco} className={`${shared.card} ${classes.frame}`}>
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
                  marca={marcas.get(entrada.id)}
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
