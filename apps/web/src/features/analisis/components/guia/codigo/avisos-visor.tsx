import { formatNumber } from '@mantenible/wording/numeros';

import classes from './visor.module.css';

interface AvisosVisorProps {
  /** Why the source has no colours, or null. */
  readonly sinResaltar: string | null;
  /** The line that an issue names and the file no longer has, or null. */
  readonly inexistente: number | null;
  /** Lines of the file. */
  readonly total: number;
}

/** What the reader should know before trusting the picture. */
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
