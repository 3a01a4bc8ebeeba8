import type { DesgloseMetrica } from '@mantenible/domain/calculo';
import { porcentaje } from '@mantenible/domain/criterio';
import { formatNumber } from '@mantenible/wording/numeros';

import { textoPorcentaje } from '../modelo/reporte.ts';
import classes from './reporte.module.css';

/**
 * Breakdown of a row: its metrics with their mean, and for each question the chosen and the highest value.
 */
export function Desglose({ metricas }: { readonly metricas: readonly DesgloseMetrica[] }) {
  return (
    <ul className={classes.metrics}>
      {metricas.map(({ nombre, promedio, preguntas }, i) => (
        <li key={i}>
          <p className={classes.metric}>
            <span>{nombre}</span>
            <span>{textoPorcentaje(promedio === null ? null : porcentaje(promedio))}</span>
          </p>
          <ul className={classes.questions}>
            {preguntas.map(({ pregunta, valor, maximo, fraccion }, j) => (
              <li key={j}>
                <span>{pregunta}</span>
                <span className={classes.points}>
                  {fraccion === null || valor === null || maximo === null
                    ? 'No cuenta'
                    : `${formatNumber(valor)} de ${formatNumber(maximo)}`}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
