import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import type { Procedencia } from '../../../lib/procedencia/frases.ts';
import type { Ejes } from '../modelo/ejes.ts';
import { GraficaRadar } from './grafica-radar.tsx';
import comunes from './panorama.module.css';
import shared from '../../../ui/shared.module.css';
import classes from './radar.module.css';

interface RadarProps {
  readonly ejes: Ejes;
  /** The analysis that the static figures are of; null without one. */
  readonly analisis: Procedencia | null;
}

/**
 * The five sub-characteristics by both routes: a drawing, and the table with its figures; nothing without any figure. A
 * test that gives all its figures is named once, above them.
 */
export function Radar({ ejes, analisis }: RadarProps) {
  const manuales = ejes.flatMap(({ manual }) => (manual === null ? [] : [manual.prueba]));
  if (manuales.length === 0 && ejes.every(({ estatica }) => estatica === null)) return null;
  const [primera] = manuales;
  const unica = manuales.every(({ _id }) => _id === primera?._id) ? primera : undefined;
  return (
    <section className={comunes.section} aria-labelledby="subcaracteristicas">
      <h2 id="subcaracteristicas">Las cinco subcaracterísticas por ambas rutas</h2>
      <p>
        Cuanto mayor, mejor. La cifra del análisis es 100 menos la carga de mantenimiento; la de la prueba, el
        promedio en la prueba de subcaracterísticas más reciente que la evalúa. Lo que falta no se dibuja.
      </p>
      {unica && (
        <p>
          Según la prueba <EnlacePrueba prueba={unica} />.
        </p>
      )}
      {analisis !== null && analisis.cambios.length > 0 && (
        <p>
          Sobre el análisis: <AvisoProcedencia procedencia={analisis} />
        </p>
      )}
      <figure className={`${shared.card} ${classes.chart}`}>
        <GraficaRadar ejes={ejes} />
        <figcaption>
          <span data-ruta="experiencia">Verde: según la prueba</span>,{' '}
          <span data-ruta="estatica">azul: según el análisis</span>. Los anillos son 25, 50, 75 y 100 %. Las
          mismas cifras están en la tabla.
        </figcaption>
      </figure>
      <Tabla ejes={ejes} conPrueba={unica === undefined} />
    </section>
  );
}

interface TablaProps extends Pick<RadarProps, 'ejes'> {
  /** Whether each figure names its test. */
  readonly conPrueba: boolean;
}

function Tabla({ ejes, conPrueba }: TablaProps) {
  return (
    <table className={`${shared.card} ${classes.table}`}>
      <caption>Subcaracterísticas</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Según la prueba</th>
          <th scope="col">Según el análisis</th>
        </tr>
      </thead>
      <tbody>
        {ejes.map(({ nombre, estatica, manual }) => (
          <tr key={nombre}>
            <th scope="row">{nombre}</th>
            <td data-titulo="Según la prueba">
              <span>
                {manual === null ? 'Sin datos' : formatPercent(manual.porcentaje)}
                {manual !== null && conPrueba && (
                  <span className={shared.detail}>
                    <EnlacePrueba prueba={manual.prueba} />
                  </span>
                )}
              </span>
            </td>
            <td data-titulo="Según el análisis">
              {estatica === null ? 'Sin datos' : formatPercent(estatica)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Prueba = NonNullable<Ejes[number]['manual']>['prueba'];

function EnlacePrueba({ prueba }: { readonly prueba: Prueba }) {
  return (
    <>
      <Link to={paths.calculo.href({ id: prueba._id })}>
        <bdi>{prueba.nombre}</bdi>
      </Link>
      , <time dateTime={prueba.creado}>{formatDateTime(prueba.creado)}</time>
    </>
  );
}
