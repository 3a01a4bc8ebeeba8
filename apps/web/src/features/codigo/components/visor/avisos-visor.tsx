import { formatNumber } from '@mantenible/wording/numeros';

import classes from './visor.module.css';

interface AvisosVisorProps {
  /** Reason for a source without highlighting, or null. */
  readonly sinResaltar: string | null;
  /** Line of the issue, if it lies beyond the end of the file; otherwise null. */
  readonly inexistente: number | null;
  /** Lines of the file. */
  readonly total: number;
}

/** Notes above the source: no highlighting, or a file that has changed since the analysis. */
export function AvisosVisor({ sinResaltar, inexistente, total }: AvisosVisorProps) {
  return (
    <>
      {sinResaltar !== null && <p className={classes.note}>{sinResaltar}</p>}
      {inexistente !== null && (
        <p className={classes.note}>
          La incidencia señala la línea {formatNumber(inexistente)}, pero este archivo tiene{' '}
          {formatNumber(total)}. Vuelva a analizar el proyecto.
        </p>
      )}
    </>
  );
}
