import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';

import { ProyectoAjeno } from '../../features/proyecto/components/ajenos/proyecto-ajeno.tsx';
import { leerProyectoQuery } from '../../lib/proyecto-api/leer-proyecto.ts';
import { usePersona } from '../../lib/session.tsx';
import { AvisoAjeno } from '../../ui/aviso-ajeno.tsx';
import { Cargando } from '../../ui/estado-consulta/index.ts';

/**
 * A project with its owner, for an admin; not requested for other people, who see only their own projects.
 */
function useProyecto(id: string) {
  const { roles } = usePersona();
  return useQuery({ ...leerProyectoQuery(id), enabled: roles.includes('admin') && id !== '' });
}

/** Routes of a run have the id of the item first, then that of the project. */
function useIdDeProyecto(): string {
  const { id = '', id2 = id } = useParams();
  return id2;
}

/**
 * Guard of the screens that change a project or answer tests. On another person's project an admin sees a page instead
 * that names the owner and links to what may be read.
 */
export function SoloPropietario() {
  const { data, isLoading } = useProyecto(useIdDeProyecto());
  if (isLoading) return <Cargando texto="Cargando..." />;
  return data?.propietario ? <ProyectoAjeno proyecto={data} propietario={data.propietario} /> : <Outlet />;
}

/** Layout of the screens that show a project: they name the owner of another person's project. */
export function DeQuienEs() {
  return (
    <>
      <DuenoDe proyecto={useIdDeProyecto()} />
      <Outlet />
    </>
  );
}

/** Notice that names the owner of another person's project, for an admin; nothing on one's own project. */
export function DuenoDe({ proyecto }: { readonly proyecto: string }) {
  const propietario = useProyecto(proyecto).data?.propietario;
  return propietario ? <AvisoAjeno {...propietario} /> : null;
}
