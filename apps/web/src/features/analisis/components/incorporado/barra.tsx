import { describirAvance } from './progreso.ts';
import type { SituacionAnalisis } from '@mantenible/domain/escaneo';
import classes from './incorporado.module.css';

/** Progress of a running analysis as a bar and in words. */
export function Barra({
  progreso,
  medidas,
  delante,
}: Pick<SituacionAnalisis, 'progreso' | 'medidas' | 'delante'>) {
  const { porcentaje, fase, cuenta } = describirAvance(progreso, medidas !== null, delante);
  const enCola = progreso?.fase === 'en-cola';
  const texto = cuenta === null ? `${fase}${enCola ? '' : '…'}` : `${fase}: ${cuenta}`;
  return (
    <div className={classes.progress}>
      <p className={classes.phase}>
        <span>{texto}</span> <span className={classes.percent}>{porcentaje} %</span>
      </p>
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Progreso del análisis"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={porcentaje}
        aria-valuetext={`${porcentaje} %. ${texto}`}
      >
        <div className={classes.bar} style={{ inlineSize: `${porcentaje}%` }} />
      </div>
    </div>
  );
}
