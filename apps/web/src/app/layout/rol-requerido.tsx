import type { Rol } from '@mantenible/domain/acceso';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { avisarNota } from '../../ui/aviso/index.ts';
import { Cargando } from '../../ui/estado-consulta/index.ts';

/**
 * Shows its screens to a person with one of the roles. Waits until sign-in has finished, and redirects
 * other people to the landing page, replacing the history entry (requisito: role-screens).
 */
export function RolRequerido({ roles }: { readonly roles: readonly Rol[] }) {
  const { estado, persona } = useSession();
  if (estado === 'cargando') return <Cargando texto="Cargando..." />;
  const allowed = estado === 'dentro' && persona?.roles.some((rol) => roles.includes(rol)) === true;
  if (allowed) return <Outlet />;
  return persona?.roles.includes('estudiante') === true ? <SoloAdministradores /> : <HaciaInicio />;
}

const HaciaInicio = () => <Navigate to={paths.inicio.href()} replace />;

/** The redirect of a student, with its reason. */
function SoloAdministradores() {
  useEffect(() => {
    avisarNota('Esa página es solo para administradores.');
  }, []);
  return <HaciaInicio />;
}
