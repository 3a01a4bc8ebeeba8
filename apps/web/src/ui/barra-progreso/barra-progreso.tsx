import classes from './barra-progreso.module.css';

interface BarraProgresoProps {
  readonly etiqueta: string;
  /** What is being done. */
  readonly texto: string;
  /** Whole percent, 0 to 100. */
  readonly porcentaje: number;
}

/** Progress of a running job as a bar and in words. */
export function BarraProgreso({ etiqueta, texto, porcentaje }: BarraProgresoProps) {
  return (
    <div className={classes.progress}>
      <p className={classes.phase}>
        <span>{texto}</span> <span className={classes.percent}>{porcentaje} %</span>
      </p>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={etiqueta}
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
