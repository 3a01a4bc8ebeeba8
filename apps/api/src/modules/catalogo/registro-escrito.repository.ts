import { transact, type Conn, type Db } from '@mantenible/db';
import type { AccionAuditada, Autor } from '@mantenible/domain/auditoria';

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

/** How the records of one kind are stored. */
interface Almacen<Registro, Escrito extends ConId> {
  readonly tabla: keyof typeof cosas;
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
  const { tabla } = almacen;
  const buscar = async (conn: Conn, id: string) => {
    const [leido] = await almacen.seleccion(conn, id).execute();
    return leido ? conVersion(leido) : null;
  };
  const leer = async (trx: Conn, id: string) => {
    const leido = await buscar(trx, id);
    if (leido === null) throw new Error('a record is missing in the transaction that wrote it');
    return leido;
  };
  const apuntar = (
    trx: Conn,
    apunte: { accion: AccionAuditada; quien: Autor; id: string; detalle?: string; nombre: unknown },
  ) => {
    const { id: objetoId, nombre, ...resto } = apunte;
    return createAuditoria(trx, ahora).apuntar({
      ...resto,
      objetoId,
      objeto: `${cosas[tabla].cosa}: ${String(nombre)}`,
    });
  };
  const nombreEn = (columnas: Readonly<Record<string, unknown>>) => columnas[cosas[tabla].nombre];
  return {
    buscar: (id) => buscar(db, id),
    crear: (escrito, quien) =>
      transact(db, async (trx) => {
        const { _id: id } = escrito;
        const antes = await buscar(trx, id);
        if (antes !== null) return antes;
        const faltan = await desconocidosEn(trx, almacen.referencias(escrito));
        if (faltan.desconocidos.length > 0) return faltan;
        const columnas = almacen.columnas(escrito);
        // Another run of the same request may have stored it meanwhile.
        if (await insertarPrimera(trx, tabla, { id, ...columnas, creado: ahora() })) {
          await almacen.reemplazarPartes(trx, escrito);
          await apuntar(trx, {
            accion: 'catalogo-cambiado',
            quien,
            id,
            detalle: 'creación',
            nombre: nombreEn(columnas),
          });
        }
        return leer(trx, id);
      }),
    actualizar: (escrito, esperada, quien) =>
      transact(db, async (trx) => {
        const { _id: id } = escrito;
        const faltan = await desconocidosEn(trx, almacen.referencias(escrito));
        if (faltan.desconocidos.length > 0) return faltan;
        const columnas = almacen.columnas(escrito);
        const version = await subirVersion(trx, tabla, id, esperada, columnas);
        if (typeof version === 'string') return version;
        await almacen.reemplazarPartes(trx, escrito);
        await apuntar(trx, {
          accion: 'catalogo-cambiado',
          quien,
          id,
          detalle: 'cambio',
          nombre: nombreEn(columnas),
        });
        return leer(trx, id);
      }),
    eliminar: (id, quien) =>
      transact(db, async (trx) => {
        const fila = await trx
          .deleteFrom(tabla)
          .where('id', '=', id)
          .returning((eb) => eb.ref(cosas[tabla].nombre).$castTo<string>().as('nombre'))
          .executeTakeFirst();
        if (fila) await apuntar(trx, { accion: 'catalogo-borrado', quien, id, nombre: fila.nombre });
        return fila !== undefined;
      }),
  };
}

function conVersion<Registro>({ version, ...registro }: Leido<Registro>): ConVersion<Registro> {
  // TypeScript does not reduce the rest of a generic type without one of its fields.
  return { registro: registro as Registro, version };
}
