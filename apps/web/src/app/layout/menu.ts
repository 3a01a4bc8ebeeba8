import type { Rol } from '@mantenible/domain/acceso';

import { paths } from '../../lib/paths.ts';

interface MenuEntry {
  readonly texto: string;
  readonly href: string;
}

const proyectos: MenuEntry = { texto: 'Proyectos', href: paths.listaProyectos.href() };
const informacion: MenuEntry = { texto: 'Información', href: paths.informacion.href() };

const forAdmin: readonly MenuEntry[] = [
  proyectos,
  { texto: 'Criterios ponderación', href: paths.criterios.href() },
  { texto: 'Pautas', href: paths.listaPautas.href() },
  { texto: 'Listas de verificación', href: paths.listaListas.href() },
  { texto: 'Métricas', href: paths.listaMetricas.href() },
  { texto: 'Subcaracterísticas', href: paths.listaSubcaracteristicas.href() },
  informacion,
];

const cuentas: MenuEntry = { texto: 'Cuentas', href: paths.cuentas.href() };

/**
 * Entries of the main menu (specification §1, design §5): six and 'Proyectos' for an admin, none without a role. Where
 * the accounts are our own an admin has these, too.
 */
export function menuOf(roles: readonly Rol[], cuentasPropias: boolean): readonly MenuEntry[] {
  if (roles.includes('admin')) return cuentasPropias ? [...forAdmin, cuentas] : forAdmin;
  return roles.includes('estudiante') ? [proyectos, informacion] : [];
}
