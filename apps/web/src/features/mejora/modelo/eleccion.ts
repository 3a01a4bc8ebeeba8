import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import type { Origen } from '@mantenible/domain/mejora';

import { claveOrigen } from './propuesta.ts';

/** Whether an action has an effect that can be computed: an open one with a cause, of today's link and branch. */
export function esElegible({ origen, estado, verificacion, deOtroEnlace }: Accion): boolean {
  return (
    origen.tipo !== 'propia' &&
    !deOtroEnlace &&
    estado !== 'descartada' &&
    verificacion?.estado !== 'verificada'
  );
}

/** The chosen origins that are still offered, each once: a proposal and the action taken from it are the same. */
export function origenesElegidos(mejora: Mejora, elegidas: ReadonlySet<string>): Origen[] {
  const ofrecidos = [
    ...mejora.manual.propuestas,
    ...mejora.estatico.propuestas,
    ...mejora.acciones.filter(esElegible),
  ].map(({ origen }) => origen);
  const porClave = new Map(ofrecidos.map((origen) => [claveOrigen(origen), origen]));
  return [...porClave].filter(([clave]) => elegidas.has(clave)).map(([, origen]) => origen);
}

/** The actions that stand for today's link and branch by their origin: proposals of these are taken already. */
export function accionesTomadas({ acciones }: Mejora): ReadonlyMap<string, Accion> {
  const vigentes = acciones.filter(({ deOtroEnlace, estado }) => !deOtroEnlace && estado !== 'descartada');
  return new Map(vigentes.map((accion) => [claveOrigen(accion.origen), accion]));
}
