import { sql } from 'kysely';

/**
 * Whether the test of a copy (`entregados`) is the one that its delivery asks for. A copy whose project left the course, or was deleted,
 * keeps the test that was asked for before.
 */
export const tieneLaPedida = sql<boolean>`exists (select 1 from entregas pedida where pedida.id = entregados.entrega_id
    and pedida.pide #>> '{prueba,tipo}' = entregados.prueba ->> 'tipo'
    and pedida.pide #> '{prueba,elementoId}' = entregados.prueba -> 'elementoId')`;
