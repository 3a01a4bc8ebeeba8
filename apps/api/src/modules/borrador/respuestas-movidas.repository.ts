import { isDeepStrictEqual } from 'node:util';

import type { Conn } from '@mantenible/db';
import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import { clavePregunta } from '@mantenible/domain/respuesta';
import { sql } from 'kysely';

/** Two drafts of one scope: the one that is stored, and the one that replaces it. */
interface Reemplazo {
  readonly guardadas: readonly BorradorRespuesta[];
  readonly nuevas: readonly BorradorRespuesta[];
}

/** The new answers that are stored already, and the others. */
export function repartir({ guardadas, nuevas }: Reemplazo): {
  readonly iguales: readonly BorradorRespuesta[];
  readonly otras: readonly BorradorRespuesta[];
} {
  const deAntes = new Map(guardadas.map((una) => [clavePregunta(una), contenido(una)]));
  const { true: iguales = [], false: otras = [] } = Object.groupBy(nuevas, (una) =>
    String(isDeepStrictEqual(deAntes.get(clavePregunta(una)), contenido(una))),
  );
  return { iguales, otras };
}

/** What a row stores of an answer. */
const contenido = ({ valor, nivel, comentario, evidencias = [], version }: BorradorRespuesta) => ({
  valor,
  nivel,
  comentario,
  evidencias: evidencias.map((una) => ({ ...una })),
  version,
});

/** Takes a draft from its place, so that another one gets it while the rows of this one still exist. */
export async function apartar(trx: Conn, id: string): Promise<void> {
  await trx.updateTable('borradores').set({ elemento: id }).where('id', '=', id).execute();
}

/** Gives stored answers to another draft: comments and evidence, which may be megabytes, are not written again. */
export async function moverRespuestas(
  trx: Conn,
  { de, a }: { readonly de: string; readonly a: string },
  respuestas: readonly BorradorRespuesta[],
): Promise<void> {
  if (respuestas.length === 0) return;
  const preguntas = respuestas.map(({ listaVerificacion: lista, pautaId: pauta }) => ({ lista, pauta }));
  await sql`update borrador_respuestas set borrador_id = ${a}
    from jsonb_to_recordset(${JSON.stringify(preguntas)}::jsonb) p(lista uuid, pauta uuid)
    where borrador_id = ${de} and lista_id = p.lista and pauta_id = p.pauta`.execute(trx);
}
