import { InvitacionesRecibidas } from '../../features/equipo/components/invitaciones-recibidas.tsx';
import { ListaProyectos } from '../../features/proyecto/components/lista-proyectos.tsx';

export function Component() {
  return (
    <ListaProyectos>
      <InvitacionesRecibidas />
    </ListaProyectos>
  );
}
