import type { Rol } from '@mantenible/domain/acceso';
import { Navigate, Outlet } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.tsx';
import { Cargando } from '../../ui/estado-consulta/index.ts';

/**
 * Shows its screens to a person with one of the roles. Waits until sign-in has finished, and redirects
 * other people to the landing page, replacing the history entry (requisito: role-screens).
 */
export function RolRequerido({ roles }: { readonly roles: readonly Rol[] }) {
  const { estado, persona } = useSession();
  if (estado === 'cargando') return <Cargando texto="Cargando..." />;
  const allowed = estado === 'dentro' && persona?.roles.some((rol) => roles.includes(rol)) === true;
  return allowed ? <Outlet /> : <Navigate to={paths.inicio.href()} replace />;
}
