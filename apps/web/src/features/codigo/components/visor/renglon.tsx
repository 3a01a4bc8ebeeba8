import type { ReactNode } from 'react';

import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { Marca, Mensaje } from './marcas.tsx';
import classes from './visor.module.css';

interface RenglonProps {
  /** Line number, padded to the width of the last one. */
  readonly numero: string;
  readonly afectada: boolean;
  /** Issues that start on the line. */
  readonly entradas: readonly Entrada[];
  readonly elegida: Entrada | null;
  /** Issue whose message is shown below the line. */
  readonly explicada: Entrada | null;
  readonly onElegir: (entrada: Entrada) => void;
  readonly children: ReactNode;
}

/** A line of the file with its number and its mark, and the message of the selected issue below its first line. */
export function Renglon({
  numero,
  afectada,
  entradas,
  elegida,
  explicada,
  onElegir,
  children,
}: RenglonProps) {
  return (
    <>
      <div className={classes.line} data-afectada={afectada}>
        <span className={classes.gutter}>
          <Marca entradas={entradas} elegida={elegida} onElegir={onElegir} />
          <span className={classes.number}>{numero}</span>
        </span>
        {children}
      </div>
      {explicada && <Mensaje entrada={explicada} />}
    </>
  );
}
