import type { Accion, AccionCambiada } from '@mantenible/contracts/mejora';
import { useState } from 'react';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { cambiarAccion } from '../../api/cambiar-accion.ts';
import { crearAccion } from '../../api/crear-accion.ts';
import { leerMejora } from '../../api/leer-mejora.ts';

/** The version of another tab, or that the action was deleted there; null without either. */
export type ConflictoAccion = Accion | 'eliminada' | null;

const origenPropio = { tipo: 'propia', clave: '' } as const;

/**
 * `enviar` saves the fields of a form and gives the action's id. After a stale version (412) `conflicto` is the version of
 * the other tab, which the next call replaces; after a deletion there (404) the next call adds the action again.
 */
export function useEnviarAccion(proyectoId: string, accion: Accion | null) {
  const [conflicto, setConflicto] = useState<ConflictoAccion>(null);
  const [base, setBase] = useState<Accion | null>(accion);

  async function enviar(datos: AccionCambiada, idempotencyKey: string): Promise<string> {
    if (base === null)
      return crearAccion(proyectoId, { ...datos, origen: accion?.origen ?? origenPropio }, idempotencyKey);
    try {
      await cambiarAccion(proyectoId, base, datos);
      return base._id;
    } catch (error) {
      const { status } = toApiProblem(error);
      if (status === 412 || status === 404) await mirarOtra(base._id);
      throw error;
    }
  }

  async function mirarOtra(id: string): Promise<void> {
    const { acciones } = await leerMejora(proyectoId, null);
    const otra = acciones.find(({ _id }) => _id === id) ?? null;
    setBase(otra);
    setConflicto(otra ?? 'eliminada');
  }

  return { enviar, conflicto, setConflicto };
}
