import type { Analizado } from '../../modelo/guia/analizado.ts';
import { Archivos } from './archivos/archivos.tsx';
import classes from './guia.module.css';
import { Incidencias } from './incidencias/incidencias.tsx';

/** The guide to the project's repair: its issues and the files whose measures fail. */
export function Guia(analizado: Analizado) {
  return (
    <section className={classes.guide} aria-labelledby="guia-reparacion">
      <div>
        <h2 id="guia-reparacion">Guía para reparar</h2>
        <p className={classes.intro}>
          Qué corregir, dónde y cuánto tiempo se estima. Empiece por las incidencias más graves; después,
          revise los archivos con medidas que incumplen una regla.
        </p>
      </div>
      <Incidencias analizado={analizado} />
      <Archivos analizado={analizado} />
    </section>
  );
}
