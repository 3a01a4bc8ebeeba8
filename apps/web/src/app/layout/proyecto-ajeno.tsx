import { idEjemplo } from '@mantenible/domain/acceso';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';

import { ProyectoAjeno } from '../../features/proyecto/components/ajenos/proyecto-ajeno.tsx';
import { leerProyectoQuery } from '../../lib/proyecto-api/leer-proyecto.ts';
import { usePersona } from '../../lib/session/session.ts';
import { Cargando } from '../../ui/estado-consulta/index.ts';
import { useIdDeRuta } from './proyecto/use-id-del-proyecto.ts';

/**
 * Guard of the screens that change a project or answer tests. On another person's project an admin sees a page instead
 * that states what may be read, and every reader on the solved example; other people see only their own projects, so that nothing
 * is requested for them.
 */
export function SoloPropietario() {
  const id = useIdDeRuta();
  const { roles } = usePersona();
  const esEjemplo = id === idEjemplo;
  const enabled = esEjemplo || (roles.some((rol) => rol === 'admin' || rol === 'docente') && id !== '');
  const { data, isLoading } = useQuery({ ...leerProyectoQuery(id), enabled });
  if (isLoading) return <Cargando texto="Cargando..." />;
  return data?.propietario ? <ProyectoAjeno esEjemplo={esEjemplo} /> : <Outlet />;
}
