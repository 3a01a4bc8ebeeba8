import { sinMedida } from '../labels.ts';
import classes from './analisis.module.css';

/** What was not measured: never a zero. */
export function SinMedida() {
  return (
    <span className={classes.missing}>
      <span aria-hidden>— </span>
      {sinMedida}
    </span>
  );
}
