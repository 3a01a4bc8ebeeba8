import type { Panorama } from '@mantenible/contracts/panorama';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { Link } from 'react-router';

import { VariacionGrado } from '../../../lib/diferencia/variacion-grado.tsx';
import { EnlacePuntosCriticos } from '../../../lib/enlace-puntos-criticos.tsx';
import { EnlacePasado } from '../../../lib/enlace-pasado.tsx';
import { SobreElGrado } from '../../../lib/escaneo/sobre-el-grado.tsx';
import { paths } from '../../../lib/paths.ts';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import { sinComparacion } from '../../../lib/sin-comparacion.ts';
import { DesdePartida } from './desde-partida.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './panorama.module.css';

type Analisis = NonNullable<Panorama['analisis']>;

/** Newest analysis with its degree, criterion, commit and what changed since the one before; only links to what it can show. */
export function RutaEstatica({ panorama }: { readonly panorama: Panorama }) {
  const { proyecto, analisis, fallo, incorporado } = panorama;
  const conResultados = incorporado && analisis !== null;
  const id = proyecto._id;
  return (
    <section className={classes.route} data-ruta="estatica" aria-labelledby="analisis-estatico">
      <h2 id="analisis-estatico">
        <IconCode size={22} aria-hidden /> Análisis estático
      </h2>
      {analisis === null ? (
        <p>
          {incorporado
            ? 'Todavía no hay ningún análisis terminado.'
            : 'Todavía no se ha consultado ningún resultado del servicio de análisis. Abra el análisis: sus cifras quedan anotadas aquí.'}
        </p>
      ) : (
        <Resultado proyectoId={id} analisis={analisis} comparable={incorporado} />
      )}
      {fallo !== null && (
        <p className={classes.failed}>El último falló: {fallo.motivo ?? 'no se conoce el motivo.'}</p>
      )}
      <nav className={classes.links} aria-label="Análisis">
        <Button component={Link} to={paths.analisis.href({ id })} size="sm" color="blue" variant="light">
          Análisis
        </Button>
        {conResultados && <EnlacePuntosCriticos proyectoId={id} size="sm" />}
        {conResultados && analisis.anterior !== null && (
          <Button
            component={Link}
            to={paths.compararAnalisis.href({ id })}
            size="sm"
            color="blue"
            variant="light"
          >
            Comparar análisis
          </Button>
        )}
        {conResultados && <EnlacePasado proyectoId={id} size="sm" variant="light" />}
      </nav>
      {!incorporado && <p className={shared.note}>{sinComparacion}</p>}
    </section>
  );
}

interface ResultadoProps {
  readonly proyectoId: string;
  readonly analisis: Analisis;
  /** Whether two analyses can be compared: those of a scanning service cannot. */
  readonly comparable: boolean;
}

/** The change since the analysis before; for one of another repository or branch, that reason. */
function Anterior({ anterior }: { readonly anterior: NonNullable<Analisis['anterior']> }) {
  const { cambios, cambio } = anterior;
  if (cambios.includes('enlace')) return <span>El análisis anterior es de otro repositorio.</span>;
  if (cambios.includes('rama')) return <span>El análisis anterior es de otra rama.</span>;
  if (cambios.includes('alcance')) return <span>El análisis anterior tiene otro alcance.</span>;
  return (
    <>
      <VariacionGrado diferencia={anterior} cambio={cambio} />
      {cambios.includes('analizador') && <span>El anterior lo hizo otra versión del analizador.</span>}
    </>
  );
}

function Resultado({ proyectoId, analisis, comparable }: ResultadoProps) {
  const { id, fecha, commit, rama, grado, criterio, anterior } = analisis;
  return (
    <div className={classes.results}>
      <div>
        <span className={shared.note}>Grado de mantenibilidad</span>
        <span className={classes.figure}>{grado === null ? 'Sin grado' : formatPercent(grado)}</span>
        {criterio !== null && <span className={shared.strong}>{criterio}</span>}
        <span className={shared.note}>
          <time dateTime={fecha}>{formatDateTime(fecha)}</time>
          {commit !== null && (
            <>
              , commit <code title={commit}>{commit.slice(0, 7)}</code>
            </>
          )}
          , rama <bdi>{rama}</bdi>
        </span>
        {anterior && (
          <span className={classes.change}>
            <Anterior anterior={anterior} />
            {comparable && (
              <Link
                to={`${paths.compararAnalisis.href({ id: proyectoId })}?${new URLSearchParams({ antes: anterior.id, despues: id })}`}
              >
                Comparar con el anterior
              </Link>
            )}
          </span>
        )}
        {comparable && <DesdePartida proyectoId={proyectoId} />}
        <AvisoProcedencia procedencia={analisis} className={classes.notice} />
      </div>
      <details>
        <summary>Las diez métricas de calidad</summary>
        <dl className={classes.metrics}>
          {analisis.metricas.map(({ nombre, porcentaje }) => (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{porcentaje === null ? 'sin medida' : formatPercent(porcentaje)}</dd>
            </div>
          ))}
        </dl>
        <p className={shared.note}>Cuanto menor, mejor.</p>
      </details>
      <SobreElGrado />
    </div>
  );
}
