import type { ProyectoLeido } from '@mantenible/contracts/proyecto';
import {
  IconDownload,
  IconFolderCheck,
  IconListNumbers,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { DialogoEliminar } from '../../../features/proyecto/components/dialogo-eliminar.tsx';
import { paths } from '../../../lib/paths.ts';
import { MenuAcciones, type AccionDeMenu } from '../../../ui/menu-acciones.tsx';

interface MenuProyectoProps {
  readonly proyecto: ProyectoLeido;
  /** Page of the list that holds the project. */
  readonly lista: string;
}

/** Menu ⋯ of a project. Another person's project is not edited. */
export function MenuProyecto({ proyecto, lista }: MenuProyectoProps) {
  const [eliminando, setEliminando] = useState(false);
  const navegar = useNavigate();
  const { _id: id, propietario } = proyecto;
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
  const acciones: readonly AccionDeMenu[] = [
    ...(propietario ? [] : [editar]),
    { texto: 'Alcance', Icono: IconFolderCheck, href: paths.alcance.href({ id }) },
    ...(propietario ? [] : [compartir]),
    { texto: 'Instrucciones', Icono: IconListNumbers, href: paths.instrucciones.href({ id }) },
    { texto: 'Descargas', Icono: IconDownload, href: paths.descargas.href({ id }) },
    {
      texto: 'Eliminar',
      Icono: IconTrash,
      peligro: true,
      onPulsar: () => {
        setEliminando(true);
      },
    },
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
