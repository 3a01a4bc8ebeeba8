import {
  cuentaCambiada,
  cuentaNueva,
  type Cuenta,
  type CuentaNueva,
  type FilaImportacion,
} from '@mantenible/contracts/cuenta';
import type { Rol } from '@mantenible/domain/acceso';
import { rolesConNombre } from '@mantenible/wording/roles';

import { validate, type Validation } from '../../lib/forms/validate.ts';

/** An account as edited. */
export interface CuentaForm {
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string;
  readonly rol: Rol;
}

export const cuentaVacia: CuentaForm = { usuario: '', nombre: '', correo: '', rol: 'estudiante' };

export function formDeCuenta({ usuario, nombre, correo, rol }: Cuenta): CuentaForm {
  return { usuario, nombre, correo: correo ?? '', rol };
}

/** Checks the form against the contract; the user name of an existing account is not sent. */
export function validarCuenta(form: CuentaForm, existe: boolean): Validation<CuentaNueva> {
  if (!existe) return validate(cuentaNueva, form);
  const checked = validate(cuentaCambiada, form);
  return checked.ok ? { ok: true, data: { ...checked.data, usuario: form.usuario } } : checked;
}

/** Filter of the list, stored in the page's address. */
export interface Filtro {
  readonly busqueda: string;
  readonly activa: string;
  readonly rol: string;
  readonly orden: string;
  readonly pagina: number;
}

const porPagina = 10;

/** Number of pages of so many accounts, at least one. */
export function paginasDe(total: number): number {
  return Math.max(1, Math.ceil(total / porPagina));
}

export const opcionesActiva = [
  { value: '', label: 'Todas' },
  { value: 'si', label: 'Activas' },
  { value: 'no', label: 'Desactivadas' },
];
export const opcionesRol = [{ value: '', label: 'Todos' }, ...rolesConNombre];
export const opcionesOrden = [
  { value: '', label: 'Usuario' },
  { value: 'nombre', label: 'Nombre' },
  { value: 'creado', label: 'Las más recientes primero' },
];

/** Filter of an address; unknown values are ignored. */
export function filtroDe(params: URLSearchParams): Filtro {
  const elegida = (nombre: string, opciones: readonly { value: string }[]) =>
    opciones.find(({ value }) => value === params.get(nombre))?.value ?? '';
  const pagina = Number(params.get('pagina') ?? '1');
  return {
    busqueda: (params.get('buscar') ?? '').slice(0, 200),
    activa: elegida('activa', opcionesActiva),
    rol: elegida('rol', opcionesRol),
    orden: elegida('orden', opcionesOrden),
    pagina: Number.isInteger(pagina) && pagina >= 1 && pagina <= 100_000 ? pagina : 1,
  };
}

/** Query of GET /cuentas. */
export function consultaDe({
  busqueda,
  activa,
  rol,
  orden,
  pagina,
}: Filtro): Record<string, string | number> {
  return {
    pagina,
    porPagina,
    ...(busqueda !== '' && { busqueda }),
    ...(activa !== '' && { activa }),
    ...(rol !== '' && { rol }),
    ...(orden !== '' && { orden, sentido: orden === 'creado' ? 'desc' : 'asc' }),
  };
}

/** Number of lines of each outcome, in the order of `estados`, without outcomes of no line. */
export function recuento(
  filas: readonly FilaImportacion[],
): readonly (readonly [FilaImportacion['estado'], number])[] {
  const estados = ['nueva', 'revive', 'cambia', 'sin-cambios', 'error'] as const;
  return estados
    .map((estado) => [estado, filas.filter((fila) => fila.estado === estado).length] as const)
    .filter(([, cuantas]) => cuantas > 0);
}

/** The lines that change a known account. */
export function filasQueCambian(filas: readonly FilaImportacion[]): readonly FilaImportacion[] {
  return filas.filter(({ estado }) => estado === 'cambia' || estado === 'revive');
}

/** User names that lose the role admin. */
export function pierdenAdmin(filas: readonly FilaImportacion[]): readonly string[] {
  const pierde = ({ cambios }: FilaImportacion) =>
    cambios.some(({ campo, antes }) => campo === 'rol' && antes === 'admin');
  return filas.filter(pierde).map(({ usuario }) => usuario);
}
