import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { partirLineas } from './lineas.ts';
import { agruparPorLinea, contiene, situar, type PosicionEnArchivo } from './por-linea.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { useVirtual } from '../../../../ui/use-virtual.ts';
import { AvisosVisor } from './avisos-visor.tsx';
import { Linea, maximoVisible } from './linea.tsx';
import { Renglon } from './renglon.tsx';
import { useArbol } from './use-arbol.ts';
import classes from './visor.module.css';

interface VisorProps {
  readonly path: string;
  readonly texto: string;
  /** Issues of this file. */
  readonly entradas: readonly Entrada[];
  /** Null shows the file from its beginning. */
  readonly elegida: Entrada | null;
  readonly onElegir: (entrada: Entrada) => void;
}

/** Position of a file that is shown without a selected issue. */
const alPrincipio = { ancla: 1, rango: null, inexistente: null };

/** Estimated height of a line, in pixels. */
const altoLinea = 24;

/** Source with numbered lines, virtualised and scrolled to the lines of the selected issue. */
export function Visor({ path, texto, entradas, elegida, onElegir }: VisorProps) {
  const lineas = useMemo(() => partirLineas(texto), [texto]);
  const porLinea = useMemo(() => agruparPorLinea(entradas), [entradas]);
  const { arbol, motivo } = useArbol(path, texto);
  const marco = useRef<HTMLDivElement>(null);
  const virtual = useVirtual({ total: lineas.total, marco, alto: altoLinea, margen: 20 });
  const { ancla, rango, inexistente } = usePosicion(virtual, elegida, lineas.total);
  const digitos = String(lineas.total).length;
  const columnas = Math.min(lineas.masLarga, maximoVisible) + digitos + 10;
  const renglon = (indice: number) => {
    const numero = indice + 1;
    const afectada = contiene(rango, numero);
    return (
      <Renglon
        numero={String(numero).padStart(digitos)}
        afectada={afectada}
        entradas={porLinea.get(numero) ?? []}
        elegida={elegida}
        explicada={numero === ancla && inexistente === null ? elegida : null}
        onElegir={onElegir}
      >
        <Linea texto={texto} arbol={arbol} afectada={afectada} {...lineas.limites(indice)} />
      </Renglon>
    );
  };
  return (
    <>
      <AvisosVisor sinResaltar={motivo} inexistente={inexistente} total={lineas.total} />
      <div
        ref={marco}
        className={classes.frame}
        role="group"
        aria-label={`Código de ${path}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        <div
          className={classes.lines}
          style={{ blockSize: virtual.getTotalSize(), minInlineSize: `${columnas}ch` }}
        >
          {virtual.getVirtualItems().map((fila) => (
            <Fila key={fila.index} index={fila.index} start={fila.start} medir={virtual.measureElement}>
              {renglon(fila.index)}
            </Fila>
          ))}
        </div>
      </div>
    </>
  );
}

interface FilaProps extends Pick<VirtualItem, 'index' | 'start'> {
  readonly medir: (elemento: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** A drawn line at its place in the scrolled area, which measures it. */
function Fila({ index, start, medir, children }: FilaProps) {
  return (
    <div
      ref={medir}
      data-index={index}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {children}
    </div>
  );
}

/** Position of the selected issue, to which it scrolls. */
function usePosicion(
  virtual: ReturnType<typeof useVirtual>,
  elegida: Entrada | null,
  total: number,
): PosicionEnArchivo {
  const posicion = elegida === null ? alPrincipio : situar(elegida, total);
  const { ancla } = posicion;
  useEffect(() => {
    if (elegida !== null) virtual.scrollToIndex(ancla - 1, { align: 'center' });
  }, [virtual, ancla, elegida]);
  return posicion;
}
