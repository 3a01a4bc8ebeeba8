import type { Cuenta } from '../cuentas/cuenta.port.ts';
import type { EstadoFila, FilaImportacion, Responsable } from './administracion.port.ts';
import type { FilaLeida } from './leer-csv.ts';
import type { CuentaPedida } from './plantilla-cuenta.ts';
import { esAdminActivo, esPropia, sinAdmin } from './reglas-admin.ts';

/** A line with its effect, the requested account and the stored one. */
export interface FilaPlaneada extends FilaImportacion {
  readonly pedida: CuentaPedida | null;
  /** Null for a new one. */
  readonly conocida: Cuenta | null;
}

/**
 * Effect of the import of a class: new accounts get initial passwords; known ones keep theirs, take name,
 * mail and role from the list and become active. `admins` are the subjects of the active admins, of whom
 * one must remain.
 */
export function planearImportacion(
  filas: readonly FilaLeida[],
  conocidas: readonly Cuenta[],
  { quien, admins }: { readonly quien: Responsable; readonly admins: readonly string[] },
): readonly FilaPlaneada[] {
  const porUsuario = new Map(conocidas.map((cuenta) => [cuenta.usuario, cuenta]));
  const planeadas = filas.map((fila) => planeada(fila, porUsuario, quien));
  const pierden = new Set(planeadas.filter(pierdeAdmin).map(({ conocida }) => conocida?.sub));
  const quedan =
    admins.some((sub) => !pierden.has(sub)) ||
    planeadas.some(({ pedida }) => pedida?.roles.includes('admin') === true);
  if (quedan) return planeadas;
  return planeadas.map((fila) => (pierdeAdmin(fila) ? erronea(fila, [sinAdmin]) : fila));
}

function planeada(
  { linea, usuario, nombre, cuenta: pedida, motivos }: FilaLeida,
  porUsuario: ReadonlyMap<string, Cuenta>,
  quien: Responsable,
): FilaPlaneada {
  const comun = { linea, usuario, nombre, motivos };
  if (pedida === null) return { ...comun, estado: 'error', pedida, conocida: null };
  const conocida = porUsuario.get(pedida.usuario) ?? null;
  const fila = { ...comun, estado: estadoDe(pedida, conocida), pedida, conocida };
  return conocida !== null && esPropia(quien, conocida.sub) && pierdeAdmin(fila)
    ? erronea(fila, ['no puede quitarse a sí mismo el rol admin'])
    : fila;
}

function estadoDe(pedida: CuentaPedida, conocida: Cuenta | null): EstadoFila {
  if (conocida === null) return 'nueva';
  if (!conocida.activa) return 'revive';
  const igual =
    conocida.nombre === pedida.nombre &&
    conocida.correo === pedida.correo &&
    conocida.roles.includes('admin') === pedida.roles.includes('admin');
  return igual ? 'sin-cambios' : 'cambia';
}

/** Whether the import of the line takes the role admin from an active account; a refused line changes no role. */
function pierdeAdmin({ estado, pedida, conocida }: FilaPlaneada): boolean {
  if (estado === 'error' || pedida === null || conocida === null) return false;
  return esAdminActivo(conocida) && !pedida.roles.includes('admin');
}

function erronea(fila: FilaPlaneada, motivos: readonly string[]): FilaPlaneada {
  return { ...fila, estado: 'error', motivos };
}
