import { useEffect, useMemo, useRef } from 'react';

import { partirLineas } from './lineas.ts';
import { agruparPorLinea, situar } from './por-linea.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { useVirtual } from '../../../../ui/use-virtual.ts';
import { AvisosVisor } from './avisos-visor.tsx';
import { Linea, maximoVisible } from './linea.tsx';
import { Marca, Mensaje } from './marcas.tsx';
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
  const { ancla, rango, inexistente } = elegida === null ? alPrincipio : situar(elegida, lineas.total);
  useEffect(() => {
    if (elegida !== null) virtual.scrollToIndex(ancla - 1, { align: 'center' });
  }, [virtual, ancla, elegida]);

  const digitos = String(lineas.total).length;
  const columnas = Math.min(lineas.masLarga, maximoVisible) + digitos + 10;
  const renglon = (indice: number) => {
    const numero = indice + 1;
    const afectada = rango !== null && numero >= rango.desde && numero <= rango.hasta;
    return (
      <>
        <div className={classes.line} data-afectada={afectada}>
          <span className={classes.gutter}>
            <Marca entradas={porLinea.get(numero) ?? []} elegida={elegida} onElegir={onElegir} />
            <span className={classes.number}>{String(numero).padStart(digitos)}</span>
          </span>
          <Linea texto={texto} arbol={arbol} afectada={afectada} {...lineas.limites(indice)} />
        </div>
        {elegida !== null && numero === ancla && inexistente === null && <Mensaje entrada={elegida} />}
      </>
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
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renglon(index)}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
