import type { ClaseCompartida } from '@mantenible/domain/enlace';
import { seEntrega } from '@mantenible/domain/entrega';
import { DomainError } from '@mantenible/domain/error';
import { formatDateTime } from '@mantenible/wording/fechas';

import type { EntregaAbierta, EntregasDeVista } from './compartido.port.ts';

/** The delivery whose deadline a thing of that kind waits for: classmates would copy it. */
export function entregaQueEspera(
  clase: ClaseCompartida,
  { pruebas, abiertas }: EntregasDeVista,
): EntregaAbierta | null {
  return abiertas.find(({ pide }) => seEntrega(clase, pruebas, pide)) ?? null;
}

/** Refuses a link to what is part of an open delivery. */
export function exigirCerrada(clase: ClaseCompartida, entregas: EntregasDeVista): void {
  const entrega = entregaQueEspera(clase, entregas);
  if (entrega === null) return;
  // The minute that the deadline names belongs to it.
  const ultimo = new Date(Date.parse(entrega.fin) - 1).toISOString();
  throw new DomainError(
    'conflict',
    'entrega-abierta',
    `Esto es parte de la entrega «${entrega.titulo}», que se cierra el ${formatDateTime(ultimo, entrega.zona)}: compártalo después.`,
  );
}
