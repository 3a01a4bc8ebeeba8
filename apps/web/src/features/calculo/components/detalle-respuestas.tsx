import type { FilaReporte } from '../modelo/reporte.ts';
import classes from './reporte.module.css';

/** Every question with its answer and comment, by row. */
export function DetalleRespuestas({ filas }: { readonly filas: readonly FilaReporte[] }) {
  return (
    <section aria-labelledby="detalle">
      <h2 id="detalle" className={classes.subtitle}>
        Detalle de las respuestas
      </h2>
      {filas.map(({ nombre, comentarios }, i) => (
        <details key={i} className={classes.details} open={filas.length === 1}>
          <summary>
            {nombre} ({comentarios.length})
          </summary>
          <ol>
            {comentarios.map(({ pregunta, respuesta, comentario }, j) => (
              <li key={j}>
                <p className={classes.question}>{pregunta}</p>
                <p>{respuesta}</p>
                <p className={classes.comment}>{comentario.trim() === '' ? 'Sin comentario' : comentario}</p>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
