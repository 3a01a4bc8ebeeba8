import type { Db } from '@mantenible/db';
import { idEjemplo } from '@mantenible/domain/acceso';
import { sql } from 'kysely';

import { leerLugar, lugarDeTexto } from './lugar-de-texto.ts';
import { createSealedTokens, type SealedTokens } from './sealed-tokens.repository.ts';

/**
 * Ciphertexts of the stored texts of analysed files, for the rotation of their keys. A copy of what was delivered keeps the
 * ciphertext and the place of its original: both change together.
 */
function createSealedTexts(db: Db): SealedTokens {
  return {
    keys: async () => {
      const { rows } = await sql<{ clave: string }>`
        select distinct clave from (${textos}) t order by clave`.execute(db);
      return rows.map(({ clave }) => clave);
    },
    notUnder: async (clave, limit) => {
      const { rows } = await sql<{ lugar: string; ruta: string; cifrado: string; clave: string }>`
        select * from (${textos}) t where clave <> ${clave} limit ${limit}`.execute(db);
      return rows.map(({ lugar, ruta, ...text }) => ({ id: lugarDeTexto(lugar, ruta), ...text }));
    },
    exchange: async (before, after) => {
      const { analisisId, ruta } = leerLugar(before.id);
      const cambio = { texto_cifrado: after.cifrado, texto_clave: after.clave };
      await db
        .updateTable('analisis_archivos')
        .set(cambio)
        .where('analisis_id', '=', analisisId)
        .where('ruta', '=', ruta)
        .where('texto_cifrado', '=', before.cifrado)
        .execute();
      await db
        .updateTable('entregado_archivos')
        .set(cambio)
        .where('sello_id', '=', analisisId)
        .where('ruta', '=', ruta)
        .where('texto_cifrado', '=', before.cifrado)
        .execute();
    },
  };
}

/** The stored texts with their places. Those of the solved example are encrypted under the current key by the start. */
const textos = sql`
  select analisis_id as lugar, ruta, texto_cifrado as cifrado, texto_clave as clave from analisis_archivos
    where analisis_id not in (select id from analisis where proyecto_id = ${sql.lit(idEjemplo)})
  union all select sello_id, ruta, texto_cifrado, texto_clave from entregado_archivos where texto_cifrado is not null`;

/** All encrypted columns of the database. */
export function createSealed(db: Db): { tokens: SealedTokens; textos: SealedTokens } {
  return { tokens: createSealedTokens(db), textos: createSealedTexts(db) };
}
