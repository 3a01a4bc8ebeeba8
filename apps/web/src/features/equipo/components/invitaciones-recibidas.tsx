import type { InvitacionRecibida } from '@mantenible/contracts/equipo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { aceptarInvitacion } from '../api/aceptar-invitacion.ts';
import { listarInvitacionesQuery } from '../api/listar-invitaciones.ts';
import { rechazarInvitacion } from '../api/rechazar-invitacion.ts';
import { AvisoDeCurso } from './aviso-de-curso.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './equipo.module.css';
import { useCambio } from './use-cambio.ts';

/** Invitations that wait for the person, above the list of projects; nothing without any. */
export function InvitacionesRecibidas() {
  const { data = [] } = useQuery(listarInvitacionesQuery());
  const navegar = useNavigate();
  const aceptar = useCambio({
    hacer: aceptarInvitacion,
    exito: () => 'Ya es del equipo.',
    fallo: 'No se pudo aceptar la invitación.',
    alHacer: (id) => void navegar(paths.proyecto.href({ id })),
  });
  const rechazar = useCambio({
    hacer: rechazarInvitacion,
    exito: () => 'Invitación rechazada.',
    fallo: 'No se pudo rechazar la invitación.',
  });
  if (data.length === 0) return null;
  const ocupado = aceptar.isPending || rechazar.isPending;
  return (
    <section aria-label="Invitaciones a equipos" className={classes.received}>
      <ul className={classes.people}>
        {data.map((invitacion) => (
          <Fila
            key={invitacion._id}
            invitacion={invitacion}
            onAceptar={() => {
              if (!ocupado) aceptar.mutate(invitacion._id);
            }}
            onRechazar={() => {
              if (!ocupado) rechazar.mutate(invitacion._id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface FilaProps {
  readonly invitacion: InvitacionRecibida;
  readonly onAceptar: () => void;
  readonly onRechazar: () => void;
}

function Fila({ invitacion: { proyecto, curso, propietario, caduca }, onAceptar, onRechazar }: FilaProps) {
  return (
    <li className={`${shared.card} ${classes.person}`}>
      <div>
        <bdi>{propietario.nombre}</bdi> le invita al equipo de <bdi>{proyecto.nombre}</bdi>
        <span className={shared.detail}>Vence el {formatDateTime(caduca)}</span>
        <AvisoDeCurso curso={curso} />
      </div>
      <div className={shared.tightRow}>
        <Button
          size="compact-md"
          aria-label={`Aceptar la invitación a ${proyecto.nombre}`}
          onClick={onAceptar}
        >
          Aceptar
        </Button>
        <Button
          size="compact-md"
          variant="default"
          aria-label={`Rechazar la invitación a ${proyecto.nombre}`}
          onClick={onRechazar}
        >
          Rechazar
        </Button>
      </div>
    </li>
  );
}
