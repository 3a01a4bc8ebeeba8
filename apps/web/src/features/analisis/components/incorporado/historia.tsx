import { formatApart, formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { listarMarcasQuery } from '../../../../lib/analisis-api/listar-marcas.ts';
import { paths } from '../../../../lib/paths.ts';
import { ejeDePorcentaje, fraseDelEje } from '../../../../ui/eje-porcentaje.ts';
import { Cargando } from '../../../../ui/estado-consulta/index.ts';
import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { cambiosEntre, type CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { commitCorto, conGrado, palabraEstado, textoDuracion, ultimoListo } from './momento.ts';
import { marcasPorAnalisis, textoMarcadasEn } from './marcas-por-analisis.ts';
import { cambiosDesde, comparablesConUltimo } from './origen.ts';
import comunes from '../analisis.module.css';
import shared from '../../../../ui/shared.module.css';
import classes from './historia.module.css';

const GraficaGrado = lazy(() => import('./grafica-grado.tsx'));

interface HistoriaProps {
  readonly historia: readonly AnalisisHecho[];
  readonly proyecto: Proyecto;
}

/** Earlier analyses of the project: a chart of the degree and a table. */
export function Historia({ historia: todos, proyecto }: HistoriaProps) {
  // The panel shows the running analysis.
  const historia = todos.filter(({ estado }) => estado !== 'en-curso');
  if (historia.length === 0) return null;
  return (
    <section className={`${comunes.section} ${classes.section}`} aria-labelledby="historia-analisis">
      <h2 id="historia-analisis">Historial de los análisis</h2>
      {historia.length === 1 ? (
        <p className={comunes.note}>
          {ultimoListo(historia) === null
            ? 'Todavía no hay análisis terminados.'
            : 'Este es el único análisis del proyecto hasta ahora. Cuando haya otro, aquí verá cómo cambia el grado de mantenibilidad.'}
        </p>
      ) : (
        <div className={classes.history}>
          <Evolucion historia={historia} />
          <Tabla historia={historia} proyecto={proyecto} />
          <EnlaceComparar historia={historia} proyecto={proyecto} />
        </div>
      )}
    </section>
  );
}

function EnlaceComparar({ historia, proyecto: { _id: id } }: HistoriaProps) {
  if (historia.filter(({ estado }) => estado === 'listo').length < 2) return null;
  return (
    <Button
      className={classes.compare}
      component={Link}
      to={paths.compararAnalisis.href({ id })}
      variant="light"
      leftSection={<IconArrowsDiff size={18} aria-hidden />}
    >
      Comparar dos análisis
    </Button>
  );
}

function Evolucion({ historia }: { readonly historia: readonly AnalisisHecho[] }) {
  const puntos = conGrado(comparablesConUltimo(historia));
  const deOtros = conGrado(historia).length > puntos.length;
  if (puntos.length < 2)
    return (
      <p className={comunes.note}>
        La gráfica del grado aparece con el segundo análisis terminado que tenga grado
        {deOtros &&
          ' y sea del mismo enlace, la misma rama, el mismo alcance y la misma versión del analizador que el último'}
        .
      </p>
    );
  return (
    <figure className={`${shared.card} ${classes.chart}`}>
      <figcaption>
        Grado de mantenibilidad en cada análisis, del más antiguo al más reciente
        {deOtros &&
          '; los de otro enlace, otra rama, otro alcance u otra versión del analizador solo están en la tabla'}
        . {fraseDelEje(ejeDePorcentaje(puntos.map(({ grado }) => grado)))}.
      </figcaption>
      <Suspense fallback={<Cargando texto="Cargando..." />}>
        <GraficaGrado puntos={puntos} />
      </Suspense>
    </figure>
  );
}

function Tabla({ historia, proyecto }: HistoriaProps) {
  const momento = formatApart(
    historia.map(({ fecha }) => fecha),
    formatDateTime,
  );
  const marcadas = useMarcadas(historia, proyecto._id);
  return (
    <>
      <table
        className={`${shared.card} ${shared.stacked} ${classes.table}`}
        aria-label="Análisis del proyecto, el más reciente primero"
      >
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
            <Fila
              key={hecho.id}
              hecho={hecho}
              momento={momento(hecho.fecha)}
              marcas={marcasDe(hecho, historia, proyecto)}
              marcadas={marcadas.get(hecho.id) ?? 0}
            />
          ))}
        </tbody>
      </table>
      {marcadas.size > 0 && (
        <p className={comunes.note}>
          Ninguna diferencia entre dos análisis viene de marcar incidencias: las marcas no cambian el grado ni
          las medidas.
        </p>
      )}
    </>
  );
}

/** Numbers of findings that people marked, by the analysis that was the newest one then. */
function useMarcadas(historia: readonly AnalisisHecho[], proyectoId: string) {
  const fecha = ultimoListo(historia)?.fecha ?? '';
  const { data } = useQuery({ ...listarMarcasQuery({ proyectoId, fecha }), enabled: fecha !== '' });
  return marcasPorAnalisis(data?.marcas ?? [], historia);
}

/** What of an analysis is marked: its link and branch where they are not the project's, its analyser where it is not the newest one's. */
function marcasDe(
  hecho: AnalisisHecho,
  historia: readonly AnalisisHecho[],
  { link, branch }: Proyecto,
): readonly CambioEntreAnalisis[] {
  const hoy = { enlace: link, rama: branch, analizador: null };
  const version = cambiosDesde(hecho, ultimoListo(historia)).filter(
    (cambio) => cambio === 'analizador' || cambio === 'alcance',
  );
  return [...cambiosEntre(hecho, hoy), ...version];
}

interface FilaProps {
  readonly hecho: AnalisisHecho;
  /** Its date, unlike those of the other rows. */
  readonly momento: string;
  readonly marcas: readonly CambioEntreAnalisis[];
  /** Findings that people marked in it. */
  readonly marcadas: number;
}

function Fila({ hecho, momento, marcas, marcadas }: FilaProps) {
  const { autor, fecha, estado, motivo, grado, commit, enlace, rama, duracionMs } = hecho;
  return (
    <tr>
      <td data-titulo="Fecha">
        <time dateTime={fecha}>{momento}</time>
        {autor !== undefined && (
          <span className={classes.detail}>
            <bdi>{autor}</bdi>
          </span>
        )}
      </td>
      <td data-titulo="Resultado">
        {palabraEstado(estado)}
        {motivo !== null && estado === 'fallido' && <span className={classes.detail}>{motivo}</span>}
        {marcadas > 0 && <span className={classes.detail}>{textoMarcadasEn(marcadas)}</span>}
      </td>
      <td data-titulo="Grado" data-numerica>
        {grado === null ? '—' : formatPercent(grado)}
      </td>
      <td data-titulo="Commit">
        {commit === null ? '—' : <code title={commit}>{commitCorto(commit)}</code>}
        <span className={classes.detail}>
          {marcas.includes('rama') ? 'otra rama' : 'rama'} <bdi>{rama}</bdi>
        </span>
        {marcas.includes('enlace') && (
          <span className={classes.detail}>
            de <bdi>{enlace}</bdi>
          </span>
        )}
        {marcas.includes('alcance') && <span className={classes.detail}>con otro alcance</span>}
        {marcas.includes('analizador') && (
          <span className={classes.detail}>con otra versión del analizador</span>
        )}
      </td>
      <td data-titulo="Duración" data-numerica>
        {duracionMs === null ? '—' : textoDuracion(duracionMs)}
      </td>
    </tr>
  );
}
