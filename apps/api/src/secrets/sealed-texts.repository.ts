import type { Db } from '@mantenible/db';
import { idEjemplo } from '@mantenible/domain/acceso';

import { leerLugar, lugarDeTexto } from './lugar-de-texto.ts';
import { createSealedTokens, type SealedTokens } from './sealed-tokens.repository.ts';

/** Ciphertexts of the stored texts of analysed files, for the rotation of their keys. */
function createSealedTexts(db: Db): SealedTokens {
  return {
    keys: async () => {
      const rows = await db
        .selectFrom('analisis_archivos')
        .select('texto_clave')
        .where('analisis_id', 'not in', delEjemplo(db))
        .distinct()
        .orderBy('texto_clave')
        .execute();
      return rows.map(({ texto_clave }) => texto_clave);
    },
    notUnder: async (clave, limit) => {
      const rows = await db
        .selectFrom('analisis_archivos')
        .select(['analisis_id', 'ruta', 'texto_cifrado as cifrado', 'texto_clave as clave'])
        .where('texto_clave', '!=', clave)
        .where('analisis_id', 'not in', delEjemplo(db))
        .limit(limit)
        .execute();
      return rows.map(({ analisis_id, ruta, ...text }) => ({ id: lugarDeTexto(analisis_id, ruta), ...text }));
    },
    exchange: async (before, after) => {
      const { analisisId, ruta } = leerLugar(before.id);
      await db
        .updateTable('analisis_archivos')
        .set({ texto_cifrado: after.cifrado, texto_clave: after.clave })
        .where('analisis_id', '=', analisisId)
        .where('ruta', '=', ruta)
        .where('texto_cifrado', '=', before.cifrado)
        .execute();
    },
  };
}

/** Analyses whose texts the start encrypts under its current key. */
function delEjemplo(db: Db) {
  return db.selectFrom('analisis').select('id').where('proyecto_id', '=', idEjemplo);
}

/** All encrypted columns of the database. */
export function createSealed(db: Db): { tokens: SealedTokens; textos: SealedTokens } {
  return { tokens: createSealedTokens(db), textos: createSealedTexts(db) };
}
