import type { Avisos } from '@mantenible/contracts/aviso';
import { formatDateTime } from '@mantenible/wording/fechas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { guardarLeidos } from '../api/guardar-leidos.ts';
import { leerAvisosQuery } from '../api/leer-avisos.ts';
import { AvisosPorCorreo } from './avisos-por-correo.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './aviso.module.css';

/** /avisos: what is new for the person in the own courses. */
export function AvisosPagina() {
  const consulta = useQuery(leerAvisosQuery());
  const lectura = useLeidos();
  const hasta = consulta.data?.avisos[0]?.creado ?? null;
  return (
    <Pagina
      titulo="Avisos"
      {...(consulta.data &&
        consulta.data.sinLeer > 0 &&
        hasta !== null && {
          acciones: (
            <BotonOcupado
              variant="default"
              ocupado={lectura.isPending}
              onClick={() => {
                lectura.mutate({ hasta });
              }}
            >
              Marcar como leídos
            </BotonOcupado>
          ),
        })}
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudieron cargar los avisos."
        esVacio={({ avisos }) => avisos.length === 0}
        textoVacio="No tiene avisos. Aquí verá los comentarios nuevos, las notas publicadas, los plazos que se acercan y los cursos en que entran los proyectos de sus equipos."
      >
        {({ avisos }) => <Lista avisos={avisos} />}
      </EstadoConsulta>
      <AvisosPorCorreo />
    </Pagina>
  );
}

function Lista({ avisos }: Pick<Avisos, 'avisos'>) {
  return (
    <ul className={shared.items}>
      {avisos.map((aviso) => (
        <li key={`${aviso._id} ${aviso.tipo}`} className={classes.item} data-leido={aviso.leido}>
          <Destino aviso={aviso} />
          <span className={shared.largeDetail}>
            {formatDateTime(aviso.creado)} · {aviso.leido ? 'Leído' : 'Sin leer'}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Aviso = Avisos['avisos'][number];

function Destino({ aviso }: { readonly aviso: Aviso }) {
  const cliente = useQueryClient();
  // Without a word where it fails: the notice then stays unread.
  const visto = useMutation({
    mutationFn: () => guardarLeidos({ aviso: aviso._id }),
    onSuccess: () => cliente.invalidateQueries(leerAvisosQuery()),
  });
  return (
    <Link
      to={lugarDe(aviso)}
      onClick={() => {
        if (!aviso.leido) visto.mutate();
      }}
    >
      {aviso.texto}
    </Link>
  );
}

function lugarDe({ cursoId, entregaId, proyectoId }: Aviso): string {
  // A member of the team may not belong to the course: the page of the team names it.
  if (entregaId === null)
    return proyectoId === null ? paths.curso.href({ id: cursoId }) : paths.equipo.href({ id: proyectoId });
  if (proyectoId === null) return paths.entrega.href({ entregaId });
  return paths.nota.href({ entregaId, proyecto: proyectoId });
}

function useLeidos() {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: guardarLeidos,
    onSuccess: () => cliente.invalidateQueries(leerAvisosQuery()),
    onError: (error) => {
      avisarError('No se pudieron marcar los avisos.', toApiProblem(error).mensaje);
    },
  });
}
