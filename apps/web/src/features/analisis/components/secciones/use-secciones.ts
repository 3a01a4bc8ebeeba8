import { useLocation } from 'react-router';

import type { Seccion } from '../../../../lib/escaneo/analizado.ts';
import { useParametros } from '../../../../ui/use-parametros.ts';
import { useTelefono } from '../../../../ui/use-telefono.ts';
import { seccionPedida } from './seccion-pedida.ts';

export interface SeccionesVisibles {
  readonly disponibles: readonly Seccion[];
  /** Section of the address; null without sections. */
  readonly elegida: Seccion | null;
  /** The only section that is shown: on a phone the one of the address; null where all are. */
  readonly unica: Seccion | null;
}

/** Which of an analysis' sections are shown: all below each other, or on a phone one at a time. */
export function useSecciones(disponibles: readonly Seccion[]): SeccionesVisibles {
  const [params] = useParametros();
  const { hash } = useLocation();
  const telefono = useTelefono();
  const elegida = seccionPedida(params, hash, disponibles);
  return { disponibles, elegida, unica: telefono ? elegida : null };
}
