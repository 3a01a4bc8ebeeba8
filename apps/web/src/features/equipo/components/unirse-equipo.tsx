import type { InvitacionDeEnlace } from '@mantenible/contracts/equipo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { aceptarEnlace } from '../api/aceptar-enlace.ts';
import { leerEnlaceQuery } from '../api/leer-enlace.ts';
import { AvisoDeCurso } from './aviso-de-curso.tsx';
import shared from '../../../ui/shared.module.css';
import { useCambio } from './use-cambio.ts';

/** /unirse_equipo/{clave}: what a link invites to, and its acceptance. */
export function UnirseEquipo() {
  const { clave = '' } = useParams();
  const consulta = useQuery(leerEnlaceQuery(clave));
  return (
    <Pagina titulo="Invitación a un equipo">
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo abrir la invitación."
      >
        {(invitacion) => <Invitacion clave={clave} invitacion={invitacion} />}
      </EstadoConsulta>
    </Pagina>
  );
}

interface InvitacionProps {
  readonly clave: string;
  readonly invitacion: InvitacionDeEnlace;
}

function Invitacion({
  clave,
  invitacion: { proyecto, curso, propietario, caduca, esSuyo },
}: InvitacionProps) {
  const navegar = useNavigate();
  const aceptar = useCambio({
    hacer: () => aceptarEnlace(clave),
    exito: () => 'Ya es del equipo.',
    fallo: 'No se pudo aceptar la invitación.',
    alHacer: (id) => void navegar(paths.proyecto.href({ id })),
  });
  return (
    <>
      <p>
        <bdi>{propietario.nombre}</bdi> le invita al equipo del proyecto{' '}
        <strong>
          <bdi>{proyecto.nombre}</bdi>
        </strong>
        . La invitación vale hasta el {formatDateTime(caduca)}.
      </p>
      <p>
        Las personas del equipo verán su nombre, y lo que guarde en el proyecto llevará su nombre y será de
        todo el equipo. Podrá salir cuando quiera.
      </p>
      <AvisoDeCurso curso={curso} />
      <div className={shared.tightRow}>
        <BotonOcupado
          ocupado={aceptar.isPending}
          onClick={() => {
            aceptar.mutate(undefined);
          }}
        >
          {esSuyo ? 'Ir al proyecto' : 'Unirme al equipo'}
        </BotonOcupado>
        <Button component={Link} variant="default" to={paths.listaProyectos.href()}>
          Ir a Proyectos
        </Button>
      </div>
    </>
  );
}
