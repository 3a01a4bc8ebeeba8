import type { CuentaConClave } from '../cuentas/cuenta.port.ts';
import type { CambioImportado, EstadoFila, FilaImportacion, Responsable } from './administracion.port.ts';
import type { FilaLeida } from './leer-csv.ts';
import { rolDe, type CuentaPedida } from './plantilla-cuenta.ts';
import { esAdminActivo, esPropia, sinAdmin } from './reglas-admin.ts';

/** A line with its effect, the requested account and the stored one. */
export interface FilaConEfecto extends FilaImportacion {
  readonly pedida: CuentaPedida | null;
  /** Null for a new one. */
  readonly conocida: CuentaConClave | null;
}

/**
 * Effect of the import of a class: new accounts get initial passwords; known ones keep theirs, take from the list the name
 * and, where the line has a cell for it, mail and role, and become active. `admins` are the subjects of the active admins, of whom
 * one must remain.
 */
export function efectoDeImportacion(
  filas: readonly FilaLeida[],
  conocidas: readonly CuentaConClave[],
  { quien, admins }: { readonly quien: Responsable; readonly admins: readonly string[] },
): readonly FilaConEfecto[] {
  const porUsuario = new Map(conocidas.map((cuenta) => [cuenta.usuario, cuenta]));
  const conEfecto = filas.map((fila) => filaConEfecto(fila, porUsuario, quien));
  const pierden = new Set(conEfecto.filter(pierdeAdmin).map(({ conocida }) => conocida?.sub));
  const quedan =
    admins.some((sub) => !pierden.has(sub)) ||
    conEfecto.some(({ pedida }) => pedida?.roles.includes('admin') === true);
  if (quedan) return conEfecto;
  return conEfecto.map((fila) => (pierdeAdmin(fila) ? erronea(fila, [sinAdmin]) : fila));
}

function filaConEfecto(
  { linea, usuario, nombre, cuenta, ausentes, motivos }: FilaLeida,
  porUsuario: ReadonlyMap<string, CuentaConClave>,
  quien: Responsable,
): FilaConEfecto {
  const comun = { linea, usuario, nombre, motivos };
  if (cuenta === null) return { ...comun, estado: 'error', cambios: [], pedida: null, conocida: null };
  const conocida = porUsuario.get(cuenta.usuario) ?? null;
  const pedida = { ...cuenta, ...(conocida && guardados(ausentes, conocida)) };
  const cambios = conocida === null ? [] : cambiosDe(pedida, conocida);
  const fila = { ...comun, estado: estadoDe(conocida, cambios), cambios, pedida, conocida };
  return conocida !== null && esPropia(quien, conocida.sub) && pierdeAdmin(fila)
    ? erronea(fila, ['no puede quitarse a sí mismo el rol admin'])
    : fila;
}

/** The stored data that the line has no cell for. */
function guardados(
  ausentes: FilaLeida['ausentes'],
  { correo, roles }: CuentaConClave,
): Partial<CuentaPedida> {
  return { ...(ausentes.includes('correo') && { correo }), ...(ausentes.includes('rol') && { roles }) };
}

function estadoDe(conocida: CuentaConClave | null, cambios: readonly CambioImportado[]): EstadoFila {
  if (conocida === null) return 'nueva';
  if (!conocida.activa) return 'revive';
  return cambios.length === 0 ? 'sin-cambios' : 'cambia';
}

function cambiosDe(pedida: CuentaPedida, conocida: CuentaConClave): CambioImportado[] {
  const datos = [
    { campo: 'nombre', antes: conocida.nombre, despues: pedida.nombre },
    { campo: 'correo', antes: conocida.correo ?? '', despues: pedida.correo ?? '' },
    { campo: 'rol', antes: rolDe(conocida.roles), despues: rolDe(pedida.roles) },
  ] as const;
  return datos.filter(({ antes, despues }) => antes !== despues);
}

/** Whether the import of the line takes the role admin from an active account; a refused line changes no role. */
function pierdeAdmin({ estado, pedida, conocida }: FilaConEfecto): boolean {
  if (estado === 'error' || pedida === null || conocida === null) return false;
  return esAdminActivo(conocida) && !pedida.roles.includes('admin');
}

function erronea(fila: FilaConEfecto, motivos: readonly string[]): FilaConEfecto {
  return { ...fila, estado: 'error', cambios: [], motivos };
}
