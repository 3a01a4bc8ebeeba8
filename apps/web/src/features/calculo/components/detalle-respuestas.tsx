import type { PreguntaDetallada } from '@mantenible/domain/mejora';
import { contar } from '@mantenible/wording/contar';
import { formatDecimals, formatNumber } from '@mantenible/wording/numeros';

import { ListaEvidencias } from '../../../lib/evidencia/lista-evidencias.tsx';
import type { FilaReporte } from '../modelo/reporte.ts';
import { MedicionGuardada } from './medicion-guardada.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './reporte.module.css';

/** Every question by row: answer with comment, points, and what its next level would give. */
export function DetalleRespuestas({ filas }: { readonly filas: readonly FilaReporte[] }) {
  return (
    <section aria-labelledby="detalle">
      <h2 id="detalle" className={classes.subtitle}>
        Detalle de las respuestas
      </h2>
      <p className={classes.note}>
        El siguiente nivel es el que sigue en valor al elegido; entre paréntesis, los puntos que subiría el
        promedio general, si lo demás no cambia.
      </p>
      {filas.map(({ nombre, detalle }, i) => (
        <details key={i} className={classes.details} open={filas.length === 1}>
          <summary>
            {nombre} ({contar(detalle.length, 'pregunta', 'preguntas')})
          </summary>
          <table className={`${shared.stacked} ${classes.answers}`}>
            <thead>
              <tr>
                <th scope="col">Pregunta</th>
                <th scope="col">Respuesta</th>
                <th scope="col">Puntos</th>
                <th scope="col">Siguiente nivel</th>
              </tr>
            </thead>
            <tbody>
              {detalle.map((pregunta, j) => (
                <Pregunta key={j} {...pregunta} />
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

function Pregunta(props: PreguntaDetallada) {
  const { pregunta, respuesta, comentario, medicion, evidencias = [], valor, maximo, siguiente } = props;
  return (
    <tr>
      <th scope="row">{pregunta}</th>
      <td data-titulo="Respuesta">
        <p>{respuesta}</p>
        <p className={shared.comment}>{comentario.trim() === '' ? 'Sin comentario' : comentario}</p>
        {medicion && <MedicionGuardada medicion={medicion} />}
        {evidencias.length > 0 && <ListaEvidencias etiqueta="Evidencias" evidencias={evidencias} />}
      </td>
      <td data-titulo="Puntos" className={classes.points}>
        {textoPuntos(valor, maximo)}
      </td>
      <td data-titulo="Siguiente nivel">
        {siguiente === null ? (
          textoSinSiguiente(valor, maximo)
        ) : (
          <>
            <p>{siguiente.descripcion}</p>
            <p className={classes.points}>
              {textoPuntos(siguiente.valor, maximo)} (+{formatDecimals(siguiente.puntos)} en el promedio)
            </p>
          </>
        )}
      </td>
    </tr>
  );
}

const textoPuntos = (valor: number | null, maximo: number | null): string =>
  valor === null || maximo === null || maximo === 0
    ? 'No cuenta'
    : `${formatNumber(valor)} de ${formatNumber(maximo)}`;

const textoSinSiguiente = (valor: number | null, maximo: number | null): string =>
  valor !== null && maximo !== null && maximo > 0 ? 'Ya es el mejor nivel' : '—';
