import type { ComponentType } from 'react';

import type { Analizado, GuiaProps as DatosGuia, Seccion } from '../../../lib/escaneo/analizado.ts';
import { Archivos } from './archivos/archivos.tsx';
import classes from './guia.module.css';
import { Incidencias, type CodigoProps } from './incidencias/incidencias.tsx';

interface GuiaProps extends Pick<DatosGuia, 'terminados' | 'seccion'> {
  readonly analizado: Analizado;
  /** Viewer of an issue's source. */
  readonly Codigo: ComponentType<CodigoProps>;
}

/** Repair guide of a project: its issues and the files with failing measures. */
export function Guia({ analizado, terminados, seccion, Codigo }: GuiaProps) {
  const oculta = (una: Seccion) => seccion !== null && seccion !== una;
  return (
    <section
      className={classes.guide}
      aria-labelledby="guia-reparacion"
      hidden={oculta('incidencias') && oculta('archivos')}
    >
      <div>
        <h2 id="guia-reparacion">Guía para reparar</h2>
        <p className={classes.intro}>
          Qué corregir, dónde y cuánto tiempo se estima. Empiece por las incidencias más graves; después,
          revise los archivos con medidas que incumplen una regla.
        </p>
      </div>
      <div className={classes.part} hidden={oculta('incidencias')}>
        <Incidencias analizado={analizado} terminados={terminados} Codigo={Codigo} />
      </div>
      <div className={classes.part} hidden={oculta('archivos')}>
        <Archivos analizado={analizado} />
      </div>
    </section>
  );
}
