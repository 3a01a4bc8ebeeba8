import type { ProyectoLeido } from '@mantenible/contracts/proyecto';
import {
  IconDownload,
  IconFolderCheck,
  IconListNumbers,
  IconPencil,
  IconShare,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { DialogoEliminar } from '../../../features/proyecto/components/dialogo-eliminar.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { MenuAcciones, type AccionDeMenu } from '../../../ui/menu-acciones.tsx';

interface MenuProyectoProps {
  readonly proyecto: ProyectoLeido;
  /** Page of the list that holds the project. */
  readonly lista: string;
}

/** Menu ⋯ of a project. Only its owner edits it; its owner or an admin deletes it. */
export function MenuProyecto({ proyecto, lista }: MenuProyectoProps) {
  const [eliminando, setEliminando] = useState(false);
  const navegar = useNavigate();
  const { _id: id, propietario, papel } = proyecto;
  const { persona } = useSession();
  const propio = !propietario && papel !== 'miembro';
  // Other readers outside the team are lecturers, who only read.
  const borrable = propio || (propietario !== undefined && persona?.roles.includes('admin') === true);
  const editar: AccionDeMenu = {
    texto: 'Editar',
    Icono: IconPencil,
    href: paths.editarProyecto.href({ id }),
  };
  const compartir: AccionDeMenu = {
    texto: 'Compartir',
    Icono: IconShare,
    href: paths.compartir.href({ id }),
  };
  const eliminar: AccionDeMenu = {
    texto: 'Eliminar',
    Icono: IconTrash,
    peligro: true,
    onPulsar: () => {
      setEliminando(true);
    },
  };
  const acciones: readonly AccionDeMenu[] = [
    ...(propio ? [editar] : []),
    { texto: 'Alcance', Icono: IconFolderCheck, href: paths.alcance.href({ id }) },
    { texto: 'Equipo', Icono: IconUsers, href: paths.equipo.href({ id }) },
    ...(propio ? [compartir] : []),
    { texto: 'Instrucciones', Icono: IconListNumbers, href: paths.instrucciones.href({ id }) },
    { texto: 'Descargas', Icono: IconDownload, href: paths.descargas.href({ id }) },
    ...(borrable ? [eliminar] : []),
  ];
  return (
    <>
      <MenuAcciones nombre="Más acciones del proyecto" acciones={acciones} />
      <DialogoEliminar
        proyecto={eliminando ? proyecto : null}
        onCerrar={() => {
          setEliminando(false);
        }}
        onEliminado={() => void navegar(lista)}
      />
    </>
  );
}
