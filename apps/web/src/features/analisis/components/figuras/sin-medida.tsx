import { sinMedida } from '../../labels.ts';
import classes from '../analisis.module.css';

/** Text in place of a missing measure; never a zero. */
export function SinMedida() {
  return (
    <span className={classes.missing}>
      <span aria-hidden>— </span>
      {sinMedida}
    </span>
  );
}
