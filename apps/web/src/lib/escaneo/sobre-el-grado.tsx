import { EnlaceGuia } from '../enlace-guia.tsx';
import { notasGrado } from './notas-grado.ts';
import classes from './sobre-el-grado.module.css';

/** The notes on the degree, closed, for the pages that show it without its formula. */
export function SobreElGrado() {
  return (
    <details className={classes.notes}>
      <summary>Qué conviene saber del grado</summary>
      <ul>
        {notasGrado.map((nota) => (
          <li key={nota}>{nota}</li>
        ))}
      </ul>
      <p>
        <EnlaceGuia a="grado">Guía: qué significa el grado</EnlaceGuia>
      </p>
    </details>
  );
}
