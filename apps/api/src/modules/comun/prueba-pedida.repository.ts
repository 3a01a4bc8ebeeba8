import { sql } from 'kysely';

/**
 * Whether a copy (`entregados`) has the test that its delivery asks for. A copy whose project left the course, or was deleted, keeps the
 * test that was asked for before. A damaged one without a kind counts, so that its reader refuses it. The test itself, which may be
 * large, is read only where its kind does not stand beside it.
 */
export const tieneLaPedida = sql<boolean>`case when entregados.prueba is null then false
  when entregados.prueba_tipo is not null then exists (select 1 from entregas pedida where pedida.id = entregados.entrega_id
    and pedida.pide #>> '{prueba,tipo}' = entregados.prueba_tipo
    and pedida.pide #>> '{prueba,elementoId}' is not distinct from entregados.prueba_elemento::text)
  else entregados.prueba ->> 'tipo' is null or exists (select 1 from entregas pedida where pedida.id = entregados.entrega_id
    and pedida.pide #>> '{prueba,tipo}' = entregados.prueba ->> 'tipo'
    and pedida.pide #> '{prueba,elementoId}' = entregados.prueba -> 'elementoId') end`;

/** Bytes of the test of a copy as text; 0 without one. */
export const bytesDePruebaCopiada = sql<number>`coalesce(prueba_bytes, octet_length(prueba::text), 0)`;
