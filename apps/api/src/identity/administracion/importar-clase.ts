import { DomainError } from '@mantenible/domain/error';

import { claveInicial } from '../cuentas/clave-inicial.ts';
import type { CuentaRepository } from '../cuentas/cuenta.port.ts';
import type {
  Entrega,
  FilaImportacion,
  Importada,
  PeticionImportar,
  Responsable,
} from './administracion.port.ts';
import { nuevaCuenta, type Unidad } from './cambios-de-cuenta.ts';
import { leerCsv } from './leer-csv.ts';
import { planearImportacion, type FilaPlaneada } from './planear-importacion.ts';
import { exigirVigente } from './reglas-admin.ts';

/** The effect of an import, line by line; writes nothing. */
export async function simularImportacion(
  unidad: Pick<Unidad, 'cuentas'>,
  quien: Responsable,
  contenido: string,
): Promise<readonly FilaImportacion[]> {
  const filas = await planear(unidad, quien, contenido);
  return filas.map(({ linea, usuario, nombre, estado, motivos }) => ({
    linea,
    usuario,
    nombre,
    estado,
    motivos,
  }));
}

/**
 * Imports a class, all or nothing; returns the initial passwords of new accounts, and the lines of changed
 * ones.
 */
export async function importarClase(
  unidad: Pick<Unidad, 'cuentas'>,
  quien: Responsable,
  { contenido, claves }: PeticionImportar,
): Promise<{ importada: Importada; cambios: readonly FilaPlaneada[] }> {
  const filas = await planear(unidad, quien, contenido);
  exigirSinErrores(filas);
  const entregas = await crearNuevas(unidad.cuentas, filas, claves);
  for (const { estado, pedida, conocida } of filas) {
    if (pedida === null || conocida === null || estado === 'sin-cambios') continue;
    await unidad.cuentas.actualizar(conocida.sub, pedida);
    if (estado === 'revive') await unidad.cuentas.activar(conocida.sub, true);
  }
  const cuantas = (cual: FilaImportacion['estado']) => filas.filter(({ estado }) => estado === cual).length;
  const importada = {
    cuantas: {
      nueva: cuantas('nueva'),
      revive: cuantas('revive'),
      cambia: cuantas('cambia'),
      sinCambios: cuantas('sin-cambios'),
    },
    entregas,
  };
  return { importada, cambios: filas.filter(({ estado }) => estado !== 'sin-cambios') };
}

async function planear(
  { cuentas }: Pick<Unidad, 'cuentas'>,
  quien: Responsable,
  contenido: string,
): Promise<readonly FilaPlaneada[]> {
  const filas = leerCsv(contenido);
  const admins = await cuentas.bloquearAdmins();
  exigirVigente(quien, admins);
  const usuarios = filas.flatMap(({ cuenta }) => cuenta?.usuario ?? []);
  return planearImportacion(filas, await cuentas.buscarPorUsuarios(usuarios), { quien, admins });
}

function exigirSinErrores(filas: readonly FilaPlaneada[]): void {
  const fallos = filas.flatMap(({ linea, motivos }) =>
    motivos.map((motivo) => ({ campo: 'contenido', mensaje: `línea ${linea}: ${motivo}` })),
  );
  if (fallos.length === 0) return;
  throw new DomainError('invalid', 'filas-con-errores', 'No se importó nada: hay filas con errores.', fallos);
}

async function crearNuevas(
  cuentas: CuentaRepository,
  filas: readonly FilaPlaneada[],
  claves: PeticionImportar['claves'],
): Promise<readonly Entrega[]> {
  const hechas = [];
  for (const { pedida, conocida } of filas) {
    if (pedida === null || conocida !== null) continue;
    hechas.push(await nuevaCuenta(pedida, claveDe(pedida.usuario, claves)));
  }
  if (hechas.length > 0 && !(await cuentas.crear(...hechas.map(({ cuenta }) => cuenta))))
    throw cuentasCambiadas();
  return hechas.map(({ entrega }) => entrega);
}

function claveDe(usuario: string, claves: PeticionImportar['claves']): string {
  if (claves === null) return claveInicial();
  const clave = Object.hasOwn(claves, usuario) ? claves[usuario] : undefined;
  if (clave === undefined) throw cuentasCambiadas();
  return clave;
}

function cuentasCambiadas(): DomainError {
  const mensaje = 'Alguna de las cuentas cambió mientras tanto: vuelva a importar.';
  return new DomainError('conflict', 'cuentas-cambiadas', mensaje);
}
