import { transact, type Conn, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';

import { createAuditoria } from '../auditoria/auditoria.repository.ts';
import type { Desconocidos, Rechazo } from '../escritura.ts';
import type { ConId, ConVersion, RegistroRepository } from '../registro.port.ts';
import { desconocidosEn, type Referencias } from './referencias.repository.ts';
import { insertarPrimera, subirVersion } from './version.repository.ts';

/** Kind of the records of each table as the audit trail names it, and the column with their name. */
const cosas = {
  pautas: { cosa: 'Pauta', nombre: 'descripcion' },
  listas_verificacion: { cosa: 'Lista de verificación', nombre: 'nombre' },
  metricas: { cosa: 'Métrica', nombre: 'nombre' },
  subcaracteristicas: { cosa: 'Subcaracterística', nombre: 'nombre' },
} as const;

type Leido<Registro> = Registro & { readonly version: number };

type Tabla = keyof typeof cosas;

/** How the records of one kind are stored. */
interface Almacen<Registro, Escrito extends ConId> {
  readonly tabla: Tabla;
  /** The columns of the record's own row, without its id. */
  columnas(escrito: Escrito): Readonly<Record<string, unknown>>;
  /** The records that it refers to; null for records that refer to none. */
  referencias(escrito: Escrito): Referencias | null;
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
  ahora: () => Date,
  almacen: Almacen<Registro, Escrito>,
): Escrituras<Registro, Escrito> {
  const por = (quien: Autor) => ({ quien, ahora });
  return {
    buscar: (id) => buscar(db, almacen, id),
    crear: (escrito, quien) => transact(db, (trx) => crear(trx, almacen, escrito, por(quien))),
    actualizar: (escrito, esperada, quien) =>
      transact(db, async (trx) => {
        const { _id: id } = escrito;
        const faltan = await desconocidosEn(trx, almacen.referencias(escrito));
        if (faltan.desconocidos.length > 0) return faltan;
        const version = await subirVersion(trx, almacen.tabla, id, esperada, almacen.columnas(escrito));
        if (typeof version === 'string') return version;
        await almacen.reemplazarPartes(trx, escrito);
        await apuntarCambio(trx, almacen, escrito, { ...por(quien), detalle: 'cambio' });
        return leer(trx, almacen, id);
      }),
    eliminar: (id, quien) => transact(db, (trx) => eliminar(trx, almacen.tabla, id, por(quien))),
  };
}

interface Autoria {
  readonly quien: Autor;
  readonly ahora: () => Date;
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
  const columnas = { id, ...almacen.columnas(escrito), creado: autoria.ahora() };
  // Another run of the same request may have stored it meanwhile.
  if (await insertarPrimera(trx, almacen.tabla, columnas)) {
    await almacen.reemplazarPartes(trx, escrito);
    await apuntarCambio(trx, almacen, escrito, { ...autoria, detalle: 'creación' });
  }
  return leer(trx, almacen, id);
}

async function eliminar(trx: Conn, tabla: Tabla, id: string, { quien, ahora }: Autoria): Promise<boolean> {
  const fila = await trx
    .deleteFrom(tabla)
    .where('id', '=', id)
    .returning((eb) => eb.ref(cosas[tabla].nombre).$castTo<string>().as('nombre'))
    .executeTakeFirst();
  if (!fila) return false;
  const objeto = objetoDe(tabla, fila.nombre);
  await createAuditoria(trx, ahora).apuntar({ quien, accion: 'catalogo-borrado', objeto, objetoId: id });
  return true;
}

function apuntarCambio<Registro, Escrito extends ConId>(
  trx: Conn,
  almacen: Almacen<Registro, Escrito>,
  escrito: Escrito,
  { quien, ahora, detalle }: Autoria & { readonly detalle: string },
): Promise<void> {
  const { tabla } = almacen;
  const objeto = objetoDe(tabla, almacen.columnas(escrito)[cosas[tabla].nombre]);
  const apunte = { quien, accion: 'catalogo-cambiado', objeto, objetoId: escrito._id, detalle } as const;
  return createAuditoria(trx, ahora).apuntar(apunte);
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
