import { transact, type Conn, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { Desconocidos, Rechazo } from '../comun/escritura.ts';
import { insertarPrimera, subirVersion } from '../comun/version.repository.ts';
import { cosas, type TablaDeCatalogo } from './cosas.ts';
import { guardarEnPapelera } from './papelera/guardar-en-papelera.repository.ts';
import { desconocidosEn, type Referencias } from './referencias.repository.ts';
import type { ConId, ConVersion, RegistroRepository } from './registro.port.ts';

type Leido<Registro> = Registro & { readonly version: number };

type Tabla = TablaDeCatalogo;

/** How the records of one kind are stored. */
interface Almacen<Registro, Escrito extends ConId> {
  readonly tabla: Tabla;
  /** The columns of the record's own row, without its id. */
  columnas(escrito: Escrito): Readonly<Record<string, unknown>>;
  /** The records that it refers to; null for records that refer to none. */
  referencias(escrito: Escrito): Referencias | null;
  /** Whether the record has what belongs to it in other tables as it is to be written. */
  mismasPartes(registro: Registro, escrito: Escrito): boolean;
  /** Replaces what belongs to the record in other tables. */
  reemplazarPartes(trx: Conn, escrito: Escrito): Promise<void>;
  seleccion(conn: Conn, id: string): { execute(): Promise<readonly Leido<Registro>[]> };
}

type Escrituras<Registro, Escrito extends ConId> = Pick<
  RegistroRepository<Registro, Omit<Escrito, '_id'>>,
  'buscar' | 'eliminar'
> & {
  crear(escrito: Escrito, quien: Autor): Promise<ConVersion<Registro> | Desconocidos>;
  actualizar(
    escrito: Escrito,
    esperada: number | null,
    quien: Autor,
  ): Promise<ConVersion<Registro> | Rechazo | Desconocidos>;
};

/** Writes of one kind of catalogue record: each is one transaction with its entry in the audit trail, or writes nothing. */
export function escriturasDe<Registro, Escrito extends ConId>(
  db: Db,
  now: () => Date,
  almacen: Almacen<Registro, Escrito>,
): Escrituras<Registro, Escrito> {
  const por = (quien: Autor) => ({ quien, now });
  return {
    buscar: (id) => buscar(db, almacen, id),
    crear: (escrito, quien) => transact(db, (trx) => crear(trx, almacen, escrito, por(quien))),
    actualizar: (escrito, esperada, quien) =>
      transact(db, (trx) => actualizar(trx, almacen, { escrito, esperada }, por(quien))),
    eliminar: (id, quien) => transact(db, (trx) => eliminar(trx, almacen.tabla, id, por(quien))),
  };
}

interface Autoria {
  readonly quien: Autor;
  readonly now: () => Date;
}

async function crear<Registro, Escrito extends ConId>(
  trx: Conn,
  almacen: Almacen<Registro, Escrito>,
  escrito: Escrito,
  autoria: Autoria,
): Promise<ConVersion<Registro> | Desconocidos> {
  const { _id: id } = escrito;
  const antes = await buscar(trx, almacen, id);
  if (antes !== null) return antes;
  const faltan = await desconocidosEn(trx, almacen.referencias(escrito));
  if (faltan.desconocidos.length > 0) return faltan;
  const columnas = { id, ...almacen.columnas(escrito), creado: autoria.now() };
  // Another run of the same request may have stored it meanwhile.
  if (await insertarPrimera(trx, almacen.tabla, columnas)) {
    await almacen.reemplazarPartes(trx, escrito);
    await apuntarCambio(trx, almacen, escrito, { ...autoria, detalle: 'creación' });
  }
  return leer(trx, almacen, id);
}

interface Cambio<Escrito> {
  readonly escrito: Escrito;
  /** Version that the caller read; null accepts any. */
  readonly esperada: number | null;
}

async function actualizar<Registro, Escrito extends ConId>(
  trx: Conn,
  almacen: Almacen<Registro, Escrito>,
  { escrito, esperada }: Cambio<Escrito>,
  autoria: Autoria,
): Promise<ConVersion<Registro> | Rechazo | Desconocidos> {
  const { _id: id } = escrito;
  const faltan = await desconocidosEn(trx, almacen.referencias(escrito));
  if (faltan.desconocidos.length > 0) return faltan;
  const version = await subirVersion(trx, almacen.tabla, id, esperada, almacen.columnas(escrito));
  if (typeof version === 'string') return version;
  await apuntarCambio(trx, almacen, escrito, { ...autoria, detalle: 'cambio' });
  const subido = await leer(trx, almacen, id);
  // Most changes leave levels and references as they are.
  if (almacen.mismasPartes(subido.registro, escrito)) return subido;
  await almacen.reemplazarPartes(trx, escrito);
  return leer(trx, almacen, id);
}

async function eliminar(trx: Conn, tabla: Tabla, id: string, { quien, now }: Autoria): Promise<boolean> {
  await guardarEnPapelera(trx, tabla, [id], { quien: quien.sub, now: now() });
  const fila = await trx
    .deleteFrom(tabla)
    .where('id', '=', id)
    .returning((eb) => eb.ref(cosas[tabla].nombre).$castTo<string>().as('nombre'))
    .executeTakeFirst();
  if (!fila) return false;
  const objeto = objetoDe(tabla, fila.nombre);
  await createAuditoria(trx, now).apuntar({ quien, accion: 'catalogo-borrado', objeto, objetoId: id });
  return true;
}

function apuntarCambio<Registro, Escrito extends ConId>(
  trx: Conn,
  almacen: Almacen<Registro, Escrito>,
  escrito: Escrito,
  { quien, now, detalle }: Autoria & { readonly detalle: string },
): Promise<void> {
  const { tabla } = almacen;
  const objeto = objetoDe(tabla, almacen.columnas(escrito)[cosas[tabla].nombre]);
  const apunte = { quien, accion: 'catalogo-cambiado', objeto, objetoId: escrito._id, detalle } as const;
  return createAuditoria(trx, now).apuntar(apunte);
}

const objetoDe = (tabla: Tabla, nombre: unknown) => `${cosas[tabla].cosa}: ${String(nombre)}`;

type Lectura<Registro> = Pick<Almacen<Registro, never>, 'seleccion'>;

/** The record of that id with its version, or null. */
async function buscar<Registro>(
  conn: Conn,
  almacen: Lectura<Registro>,
  id: string,
): Promise<ConVersion<Registro> | null> {
  const [leido] = await almacen.seleccion(conn, id).execute();
  return leido ? conVersion(leido) : null;
}

async function leer<Registro>(
  trx: Conn,
  almacen: Lectura<Registro>,
  id: string,
): Promise<ConVersion<Registro>> {
  const leido = await buscar(trx, almacen, id);
  if (leido === null) throw new Error('a record is missing in the transaction that wrote it');
  return leido;
}

function conVersion<Registro>({ version, ...registro }: Leido<Registro>): ConVersion<Registro> {
  // TypeScript does not reduce the rest of a generic type without one of its fields.
  return { registro: registro as Registro, version };
}
