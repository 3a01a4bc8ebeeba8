import { sql } from 'kysely';

/**
 * Whether a copy (`entregados`) has the test that its delivery asks for. A copy whose project left the course, or was deleted, keeps the
 * test that was asked for before. A damaged one without a kind counts, so that its reader refuses it.
 */
export const tieneLaPedida = sql<boolean>`(entregados.prueba is not null and (entregados.prueba ->> 'tipo' is null
    or exists (select 1 from entregas pedida where pedida.id = entregados.entrega_id
      and pedida.pide #>> '{prueba,tipo}' = entregados.prueba ->> 'tipo'
      and pedida.pide #> '{prueba,elementoId}' = entregados.prueba -> 'elementoId')))`;
