import type { Entregado } from '@mantenible/contracts/entrega';
import { estadosDeEntregado } from '@mantenible/wording/entrega';
import { formatDateTime } from '@mantenible/wording/fechas';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerEntregadoQuery } from '../api/leer-entregado.ts';
import { AccionesEntregadas } from './acciones-entregadas.tsx';
import type { ComentariosDe } from './comentar.tsx';
import { CifrasEntregadas } from './cifras-entregadas.tsx';
import classes from './entrega.module.css';
import { EstadoDelAnalisis } from './estado-del-analisis.tsx';
import { FueraDePlazo } from './fuera-de-plazo.tsx';
import { IncidenciasEntregadas } from './incidencias-entregadas.tsx';
import { PruebaEntregada } from './prueba-entregada.tsx';

interface EntregadoPaginaProps {
  /** Whether the reader comments on what was delivered. */
  readonly comentar: boolean;
  /** Whether the comments could not be read: the page then states it. */
  readonly sinComentarios: boolean;
  /** What another feature shows beside answers, findings and actions. */
  readonly comentariosDe: ComentariosDe;
}

/** /entrega/{delivery}/proyecto/{project}: what the project delivered, as it stood. */
export function EntregadoPagina(deComentarios: EntregadoPaginaProps) {
  const { entregaId = '', proyecto = '' } = useParams();
  const consulta = useQuery(leerEntregadoQuery(entregaId, proyecto));
  const leido = consulta.data;
  const migas = leido ? [{ texto: leido.entrega.titulo, href: paths.entrega.href({ entregaId }) }] : [];
  return (
    <Pagina titulo={leido?.proyecto.nombre ?? 'Lo entregado'} ancho="ancho" migas={migas}>
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {(entregado) => <Contenido entregado={entregado} {...deComentarios} />}
      </EstadoConsulta>
    </Pagina>
  );
}

interface ContenidoProps extends EntregadoPaginaProps {
  readonly entregado: Entregado;
}

function Contenido({ entregado, comentar, sinComentarios, comentariosDe }: ContenidoProps) {
  const { entrega, proyecto, fila, prueba, acciones, incidencias, momento } = entregado;
  const { pide } = entrega;
  const nota = paths.nota.href({ entregaId: entrega._id, proyecto: proyecto._id });
  const comentarios = { nota: comentar ? nota : null, comentariosDe };
  return (
    <>
      <Resumen {...entregado} />
      <FueraDePlazo entregado={entregado} />
      {momento !== null && (
        <p>
          <Link to={nota}>Nota y comentarios</Link>
        </p>
      )}
      {sinComentarios && <p role="status">No se pudieron cargar los comentarios. Recargue la página.</p>}
      {momento !== null && <CifrasEntregadas {...entregado} />}
      {pide.prueba && momento !== null && (
        <PruebaEntregada prueba={prueba} promedio={fila.prueba?.promedio ?? null} {...comentarios} />
      )}
      {pide.plan && momento !== null && <AccionesEntregadas acciones={acciones} {...comentarios} />}
      {momento !== null && incidencias !== null && (incidencias > 0 || entrega.plantilla !== null) && (
        <IncidenciasEntregadas entregaId={entrega._id} proyecto={proyecto._id} {...comentarios} />
      )}
      {momento !== null && incidencias === null && fila.analisis?.estado === 'listo' && (
        <p>De este análisis se conservan las cifras, no las incidencias.</p>
      )}
    </>
  );
}

function Resumen({ entrega, proyecto, fila, enlace, rama, momento }: Entregado) {
  const { zona } = entrega.curso;
  return (
    <section className={classes.box} aria-label="Resumen">
      <p>
        <span className={classes.state} data-estado={fila.estado}>
          {estadosDeEntregado[fila.estado]}
        </span>
        , de <bdi>{fila.miembros.join(', ')}</bdi>.
      </p>
      {momento === null ? (
        <p>Lo que hay hasta este momento. Lo que se entrega se copia cuando termina el plazo.</p>
      ) : (
        <p>
          Copia tomada el {formatDateTime(momento, zona)}: no cambia aunque el proyecto cambie o se elimine.
          {!proyecto.existe && ' El proyecto ya se eliminó.'}
        </p>
      )}
      {enlace !== '' && (
        <p>
          <EnlaceRepositorio link={enlace} />, rama <bdi>{rama}</bdi>.
        </p>
      )}
      <p>
        Análisis: <EstadoDelAnalisis analisis={fila.analisis} zona={zona} />
      </p>
    </section>
  );
}
