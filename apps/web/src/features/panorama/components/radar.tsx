import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import type { Procedencia } from '../../../lib/procedencia/frases.ts';
import type { Ejes } from '../modelo/ejes.ts';
import { GraficaRadar } from './grafica-radar.tsx';
import comunes from './panorama.module.css';
import classes from './radar.module.css';

interface RadarProps {
  readonly ejes: Ejes;
  /** The analysis that the static figures are of; null without one. */
  readonly analisis: Procedencia | null;
}

/** The five sub-characteristics by both routes: a drawing, and the table with its figures. */
export function Radar({ ejes, analisis }: RadarProps) {
  const hay = ejes.some(({ estatica, manual }) => estatica !== null || manual !== null);
  return (
    <section className={comunes.section} aria-labelledby="subcaracteristicas">
      <h2 id="subcaracteristicas">Las cinco subcaracterísticas por ambas rutas</h2>
      <p>
        Cuanto mayor, mejor. Por análisis es 100 menos la carga de mantenimiento; a mano, la prueba de
        subcaracterísticas más reciente que la evalúa. Lo que falta no se dibuja.
      </p>
      {analisis !== null && analisis.cambios.length > 0 && (
        <p>
          Sobre el análisis: <AvisoProcedencia procedencia={analisis} />
        </p>
      )}
      {hay && (
        <figure className={classes.chart}>
          <GraficaRadar ejes={ejes} />
          <figcaption>
            <span data-ruta="experiencia">Verde: a mano</span>,{' '}
            <span data-ruta="estatica">azul: por análisis</span>. Los anillos son 25, 50, 75 y 100 %. Las
            mismas cifras están en la tabla.
          </figcaption>
        </figure>
      )}
      <table className={classes.table}>
        <caption>Subcaracterísticas</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">A mano</th>
            <th scope="col">Por análisis</th>
          </tr>
        </thead>
        <tbody>
          {ejes.map(({ nombre, estatica, manual }) => (
            <tr key={nombre}>
              <th scope="row">{nombre}</th>
              <td data-titulo="A mano">{manual === null ? 'Sin datos' : <CeldaManual manual={manual} />}</td>
              <td data-titulo="Por análisis">{estatica === null ? 'Sin datos' : formatPercent(estatica)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CeldaManual({ manual }: { readonly manual: NonNullable<Ejes[number]['manual']> }) {
  const { porcentaje, prueba } = manual;
  return (
    <span>
      {formatPercent(porcentaje)}
      <span className={classes.detail}>
        <Link to={paths.calculo.href({ id: prueba._id })}>
          <bdi>{prueba.nombre}</bdi>
        </Link>
        , <time dateTime={prueba.creado}>{formatDateTime(prueba.creado)}</time>
      </span>
    </span>
  );
}
