import { isUniqueViolation, type Conn } from '@mantenible/db';
import type { CuentaTable } from '@mantenible/db/schema';
import { sql, type Selectable } from 'kysely';

import type { CuentaConClave, CuentaRepository } from './cuenta.port.ts';
import { cuentaDe } from './cuenta.schema.ts';

/** Accounts in the table `cuentas`. */
export function cuentaRepository(db: Conn, now: () => Date): CuentaRepository {
  return { ...lecturas(db), ...escrituras(db, now) };
}

type Lectura = 'buscar' | 'buscarPorUsuario' | 'buscarPorUsuarios' | 'listar' | 'contar';

function lecturas(db: Conn): Pick<CuentaRepository, Lectura> {
  return {
    buscar: async (sub) => {
      const row = await db.selectFrom('cuentas').selectAll().where('sub', '=', sub).executeTakeFirst();
      return row === undefined ? null : cuentaDe(row);
    },
    buscarPorUsuario: async (usuario) => {
      const row = await db
        .selectFrom('cuentas')
        .selectAll()
        .where('usuario', '=', usuario)
        .executeTakeFirst();
      return row === undefined ? null : { ...cuentaDe(row), claveHash: row.clave_hash };
    },
    buscarPorUsuarios: async (usuarios) => {
      if (usuarios.length === 0) return [];
      const query = db.selectFrom('cuentas').selectAll().where('usuario', 'in', usuarios);
      return (await query.execute()).map((row) => ({ ...cuentaDe(row), claveHash: row.clave_hash }));
    },
    listar: async () =>
      (await db.selectFrom('cuentas').selectAll().orderBy('usuario').execute()).map(cuentaDe),
    contar: async () => {
      const query = db.selectFrom('cuentas').select((eb) => eb.fn.countAll().as('total'));
      return Number((await query.executeTakeFirstOrThrow()).total);
    },
  };
}

function escrituras(db: Conn, now: () => Date): Omit<CuentaRepository, Lectura> {
  const update = (
    sub: string,
    values: Partial<Selectable<Omit<CuentaTable, 'roles'>>> & { roles?: string },
  ) => db.updateTable('cuentas').set(values).where('sub', '=', sub).executeTakeFirst();
  const found = async (result: ReturnType<typeof update>) => (await result).numUpdatedRows > 0n;
  return {
    bloquearAdmins: async () => {
      const query = db
        .selectFrom('cuentas')
        .select('sub')
        .where('activa', '=', true)
        .where(sql<boolean>`roles @> '["admin"]'::jsonb`)
        .orderBy('sub')
        .forUpdate();
      return (await query.execute()).map(({ sub }) => sub);
    },
    crear: async (...cuentas) => {
      try {
        const filas = cuentas.map((cuenta) => filaDe(cuenta, now()));
        await db.insertInto('cuentas').values(filas).execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    actualizar: (sub, { nombre, correo, roles }) =>
      found(update(sub, { nombre, correo, roles: JSON.stringify(roles) })),
    cambiarClave: (sub, claveHash, debe) => found(cambiarClave(db, sub, claveHash, debe)),
    activar: (sub, activa) => found(update(sub, { activa })),
    renovarHash: async (sub, anterior, nuevo) => {
      const escrita = await db
        .updateTable('cuentas')
        .set({ clave_hash: nuevo })
        .where('sub', '=', sub)
        .where('clave_hash', '=', anterior)
        .executeTakeFirst();
      return escrita.numUpdatedRows > 0n;
    },
  };
}

function cambiarClave(db: Conn, sub: string, claveHash: string, debe: boolean) {
  return (
    db
      // Its import does not give this password.
      .with('anterior', (qb) => qb.deleteFrom('importacion_cuentas').where('sub', '=', sub))
      .updateTable('cuentas')
      .set({ clave_hash: claveHash, debe_cambiar_clave: debe })
      .where('sub', '=', sub)
      .executeTakeFirst()
  );
}

function filaDe(cuenta: CuentaConClave, creado: Date) {
  return {
    sub: cuenta.sub,
    usuario: cuenta.usuario,
    nombre: cuenta.nombre,
    correo: cuenta.correo,
    clave_hash: cuenta.claveHash,
    roles: JSON.stringify(cuenta.roles),
    activa: cuenta.activa,
    debe_cambiar_clave: cuenta.debeCambiarClave,
    creado,
  };
}
