import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';

import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import { etiquetaAlcance } from '../../../lib/prueba-api/etiqueta-alcance.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import shared from '../../../ui/shared.module.css';
import classes from './proyecto.module.css';

interface ResultadosProyectoProps {
  readonly proyecto: ProyectoListado;
}

/** Newest results of a project by both routes, and its unfinished work. */
export function ResultadosProyecto({ proyecto }: ResultadosProyectoProps) {
  const { _id: id, nombre, prueba, analisis, analisisEnCurso, fallo, borradores } = proyecto;
  return (
    <dl className={classes.results}>
      <dt data-ruta="experiencia">Última prueba</dt>
      <dd>{prueba === null ? 'Sin pruebas' : <Prueba prueba={prueba} />}</dd>
      <dt data-ruta="estatica">Último análisis</dt>
      <dd>
        {analisis === null ? fallo === null && textoSinAnalisis() : <Analisis analisis={analisis} />}
        {fallo !== null && (
          <span className={classes.failed}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>El último falló: {fallo.motivo ?? 'no se conoce el motivo.'}</span>
          </span>
        )}
      </dd>
      {(borradores.length > 0 || analisisEnCurso) && (
        <>
          <dt>Sin terminar</dt>
          <dd>
            <ul className={classes.unfinished}>
              {borradores.map((borrador) => (
                <li key={hrefEjecucion(id, borrador)}>
                  {etiquetaAlcance(borrador)}: {borrador.respondidas} de{' '}
                  {contar(borrador.preguntas, 'respondida', 'respondidas')}.{' '}
                  <Link
                    to={hrefEjecucion(id, borrador)}
                    aria-label={`Continuar ${etiquetaAlcance(borrador)} de ${nombre}`}
                  >
                    Continuar
                  </Link>
                </li>
              ))}
              {analisisEnCurso && (
                <li>
                  <Link to={paths.analisis.href({ id })} aria-label={`Análisis en curso de ${nombre}`}>
                    Análisis en curso
                  </Link>
                </li>
              )}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Text for a project without results; a scanning service may hold an analysis that was never opened here. */
function textoSinAnalisis(): string {
  return config.escaneo === 'sonarqube' ? 'Ninguno consultado' : 'Sin análisis';
}

function Prueba({ prueba }: { readonly prueba: NonNullable<ProyectoListado['prueba']> }) {
  const { _id: id, nombre, creado, promedio, criterio } = prueba;
  return (
    <>
      <strong>{promedio === null ? 'Sin datos' : formatPercent(promedio)}</strong>{' '}
      {criterio !== null && `${criterio} · `}
      <span className={shared.largeNote}>
        <Link to={paths.calculo.href({ id })}>
          <bdi>{nombre}</bdi>
        </Link>
        , <time dateTime={creado}>{formatDateTime(creado)}</time>
      </span>
    </>
  );
}

function Analisis({ analisis }: { readonly analisis: NonNullable<ProyectoListado['analisis']> }) {
  const { fecha, grado, criterio } = analisis;
  return (
    <>
      <strong>{grado === null ? 'Sin grado' : formatPercent(grado)}</strong>{' '}
      {criterio !== null && `${criterio} · `}
      <time className={shared.largeNote} dateTime={fecha}>
        {formatDateTime(fecha)}
      </time>
      <AvisoProcedencia procedencia={analisis} className={shared.detail} />
    </>
  );
}
