import type { Pauta } from '@mantenible/domain/pauta';
import { formatNumber } from '@mantenible/wording/numeros';

import classes from './lista-en-blanco.module.css';

/** A question with a box a level, and room for the comment and the evidence; it stays on one sheet. */
export function PreguntaEnBlanco({ pauta }: { readonly pauta: Pauta }) {
  return (
    <li className={classes.question}>
      <p className={classes.guideline}>{pauta.descripcion}</p>
      <p className={classes.text}>{pauta.pregunta}</p>
      <ul className={classes.levels}>
        {pauta.nivelesCumplimiento.map(({ descripcion, valor }, i) => (
          <li key={`${String(i)} ${descripcion}`}>
            <span className={classes.box} aria-hidden />
            <span className={classes.level}>{descripcion}</span>
            <span className={classes.value}>{formatNumber(valor)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.room}>Comentario:</p>
      <p className={classes.room}>Evidencia (archivo y línea, orden o commit):</p>
    </li>
  );
}
