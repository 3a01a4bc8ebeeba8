import { useMemo } from 'react';

import { escribirEstado, leerEstado, type EstadoLista } from './estado-lista.ts';
import { useParametros } from '../../../../ui/use-parametros.ts';

/** `sigue`: replaces the current history entry instead of adding one. */
export type CambiarEstado = (cambios: Partial<EstadoLista>, sigue?: boolean) => void;

/**
 * State of the list in the URL. Each choice adds a history entry; the letters of one search share a single entry.
 */
export function useEstadoLista(): readonly [EstadoLista, CambiarEstado] {
  const [params, setParams] = useParametros();
  const estado = useMemo(() => leerEstado(params), [params]);
  function cambiar(cambios: Partial<EstadoLista>, sigue = false): void {
    setParams((anteriores) => escribirEstado(anteriores, { ...leerEstado(anteriores), ...cambios }), {
      replace: sigue,
      preventScrollReset: true,
    });
  }
  return [estado, cambiar];
}
