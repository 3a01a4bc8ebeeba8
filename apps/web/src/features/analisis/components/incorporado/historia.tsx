import { lazy, Suspense } from 'react';

import { Cargando } from '../../../../ui/estado-consulta/index.ts';
import { formatDateTime, formatPercent } from '../../../../ui/numeros.ts';
import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { commitCorto, conGrado, palabraEstado, textoDuracion } from '../../modelo/incorporado/historia.ts';
import comunes from '../analisis.module.css';
import classes from './historia.module.css';

const GraficaGrado = lazy(() => import('./grafica-grado.tsx'));

/** Earlier analyses of the project: how its degree went over time, and each one in a table. */
export function Historia({ historia: todos }: { readonly historia: readonly AnalisisHecho[] }) {
  // The one that runs is the panel's.
  const historia = todos.filter(({ estado }) => estado !== 'en-curso');
  if (historia.length === 0) return null;
  return (
    <section className={`${comunes.section} ${classes.section}`} aria-labelledby="historia-analisis">
      <h2 id="historia-analisis">Historia de los análisis</h2>
      {historia.length === 1 ? (
        <p className={comunes.note}>
          Este es el único análisis del proyecto hasta ahora. Cuando haya otro, aquí verá cómo cambia el grado
          de mantenibilidad.
        </p>
      ) : (
        <div className={classes.history}>
          <Evolucion historia={historia} />
          <Tabla historia={historia} />
        </div>
      )}
    </section>
  );
}

function Evolucion({ historia }: { readonly historia: readonly AnalisisHecho[] }) {
  const puntos = conGrado(historia);
  if (puntos.length < 2) {
    return <p className={comunes.note}>La gráfica del grado aparece con el segundo análisis terminado.</p>;
  }
  return (
    <figure className={classes.chart}>
      <figcaption>Grado de mantenibilidad en cada análisis, del más antiguo al más reciente</figcaption>
      <Suspense fallback={<Cargando texto="Cargando..." />}>
        <GraficaGrado puntos={puntos} />
      </Suspense>
    </figure>
  );
}

function Tabla({ historia }: { readonly historia: readonly AnalisisHecho[] }) {
  return (
    <table className={classes.table} aria-label="Análisis del proyecto, el más reciente primero">
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Resultado</th>
          <th scope="col" data-numerica>
            Grado
          </th>
          <th scope="col">Commit</th>
          <th scope="col" data-numerica>
            Duración
          </th>
        </tr>
      </thead>
      <tbody>
        {historia.map((hecho) => (
          <Fila key={hecho.id} hecho={hecho} />
        ))}
      </tbody>
    </table>
  );
}

function Fila({ hecho }: { readonly hecho: AnalisisHecho }) {
  const { fecha, estado, motivo, grado, commit, rama, duracionMs } = hecho;
  return (
    <tr>
      <td data-titulo="Fecha">
        <time dateTime={fecha}>{formatDateTime(fecha)}</time>
      </td>
      <td data-titulo="Resultado">
        {palabraEstado(estado)}
        {motivo !== null && estado === 'fallido' && <span className={classes.detail}>{motivo}</span>}
      </td>
      <td data-titulo="Grado" data-numerica>
        {grado === null ? '—' : formatPercent(grado)}
      </td>
      <td data-titulo="Commit">
        {commit === null ? '—' : <code title={commit}>{commitCorto(commit)}</code>}
        <span className={classes.detail}>
          rama <bdi>{rama}</bdi>
        </span>
      </td>
      <td data-titulo="Duración" data-numerica>
        {duracionMs === null ? '—' : textoDuracion(duracionMs)}
      </td>
    </tr>
  );
}
