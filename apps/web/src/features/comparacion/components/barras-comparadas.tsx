import { lazy, Suspense } from 'react';

import { Cargando } from '../../../ui/estado-consulta/index.ts';
import { Figura } from '../../../ui/figura.tsx';
import type { FilaBarras } from '../modelo/fila-barras.ts';
import classes from './comparacion.module.css';

const Barras = lazy(() => import('./barras.tsx'));

interface BarrasComparadasProps {
  readonly titulo: string;
  /** Names of both sides in the legend. */
  readonly lados: readonly [string, string];
  /** Colour of the second side. */
  readonly color: string;
  readonly filas: readonly FilaBarras[];
}

/** Two bars for each row; the chart library is loaded when the page has something to draw. */
export function BarrasComparadas({ titulo, ...barras }: BarrasComparadasProps) {
  return (
    <Figura leyenda={titulo}>
      <div
        className={classes.chartScroll}
        role="group"
        aria-label="Gráfica de la comparación"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Suspense fallback={<Cargando texto="Cargando..." />}>
          <Barras {...barras} />
        </Suspense>
      </div>
    </Figura>
  );
}
