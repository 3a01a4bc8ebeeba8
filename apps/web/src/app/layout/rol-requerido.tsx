import type { Rol } from '@mantenible/domain/acceso';
import { Navigate, Outlet } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.tsx';
import { Cargando } from '../../ui/estado-consulta/index.ts';

/**
 * Lets its screens be seen by a person who holds one of the roles; waits until sign-in has finished, and sends
 * anybody else to the landing page, replacing the history (specification §2).
 */
export function RolRequerido({ roles }: { readonly roles: readonly Rol[] }) {
  const { estado, persona } = useSession();
  if (estado === 'cargando') return <Cargando />;
  const allowed = estado === 'dentro' && persona?.roles.some((rol) => roles.includes(rol)) === true;
  return allowed ? <Outlet /> : <Navigate to={paths.inicio.href()} replace />;
}
