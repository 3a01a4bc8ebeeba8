import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { escribirEstado, leerEstado, type EstadoLista } from '../../../modelo/guia/estado-lista.ts';

/** `sigue`: the change goes on with the one before and is no step of its own. */
export type CambiarEstado = (cambios: Partial<EstadoLista>, sigue?: boolean) => void;

/**
 * The list's state in the page's address. Every choice is a step that the back button undoes; the letters of one
 * search are a single step.
 */
export function useEstadoLista(): readonly [EstadoLista, CambiarEstado] {
  const [params, setParams] = useSearchParams();
  const estado = useMemo(() => leerEstado(params), [params]);
  function cambiar(cambios: Partial<EstadoLista>, sigue = false): void {
    setParams((anteriores) => escribirEstado(anteriores, { ...leerEstado(anteriores), ...cambios }), {
      replace: sigue,
      preventScrollReset: true,
    });
  }
  return [estado, cambiar];
}
