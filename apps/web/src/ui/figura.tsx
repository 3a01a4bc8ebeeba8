import type { ReactNode } from 'react';

import shared from './shared.module.css';
import classes from './figura.module.css';

interface FiguraProps {
  readonly leyenda: string;
  readonly children: ReactNode;
}

/** A chart in a box, below its caption. */
export function Figura({ leyenda, children }: FiguraProps) {
  return (
    <figure className={`${shared.card} ${classes.chart}`}>
      <figcaption>{leyenda}</figcaption>
      {children}
    </figure>
  );
}
