import { idEjemplo } from '@mantenible/domain/acceso';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';

import { ProyectoAjeno } from '../../features/proyecto/components/ajenos/proyecto-ajeno.tsx';
import { ProyectoDelEquipo } from '../../features/proyecto/components/ajenos/proyecto-del-equipo.tsx';
import { leerProyectoQuery } from '../../lib/proyecto-api/leer-proyecto.ts';
import { usePersona } from '../../lib/session/session.ts';
import { Cargando } from '../../ui/estado-consulta/index.ts';
import { useIdDeRuta } from './proyecto/use-id-del-proyecto.ts';

/**
 * Guard of the screens that answer tests. On another person's project an admin sees a page instead
 * that states what may be read, and every reader on the solved example; other people see only the projects of their teams, so
 * that nothing is requested for them.
 */
export function SoloEquipo() {
  const id = useIdDeRuta();
  const { roles } = usePersona();
  const esEjemplo = id === idEjemplo;
  const enabled = esEjemplo || (roles.some((rol) => rol === 'admin' || rol === 'docente') && id !== '');
  const { data, isLoading } = useQuery({ ...leerProyectoQuery(id), enabled });
  // The frame reads the same project: a page that waits for nothing is not taken away meanwhile.
  if (enabled && isLoading) return <Cargando texto="Cargando..." />;
  return data?.propietario ? <ProyectoAjeno esEjemplo={esEjemplo} /> : <Outlet />;
}

/** Guard of the screens of what is the owner's: other readers see a page instead that states what they may do. */
export function SoloPropietario() {
  const id = useIdDeRuta();
  const { data, isLoading } = useQuery(leerProyectoQuery(id));
  if (isLoading) return <Cargando texto="Cargando..." />;
  if (data?.equipoDe) return <ProyectoDelEquipo nombre={data.equipoDe.nombre} />;
  return data?.propietario ? <ProyectoAjeno esEjemplo={id === idEjemplo} /> : <Outlet />;
}
