import type { Db } from '@mantenible/db';

import type { PersonaRepository } from './persona.port.ts';

/** Longer names are truncated: they come from a token, and a list shows one line. */
const maxNombre = 255;

/** People's names in SQL. */
export function createPersonaRepository(db: Db): PersonaRepository {
  return {
    guardar: async ({ sub, nombre, usuario }, visto) => {
      const fila = {
        nombre: guardable(nombre),
        usuario: usuario === undefined ? null : guardable(usuario),
        visto,
      };
      await db
        .insertInto('personas')
        .values({ sub, ...fila })
        .onConflict((oc) => oc.column('sub').doUpdateSet(fila))
        .execute();
    },
    buscar: async (sub) =>
      (await db
        .selectFrom('personas')
        .select(['nombre', 'usuario'])
        .where('sub', '=', sub)
        .executeTakeFirst()) ?? null,
  };
}

function guardable(texto: string): string {
  return Array.from(texto.replaceAll(/[\0\p{Cs}]/gu, ''))
    .slice(0, maxNombre)
    .join('');
}
