import { useCallback, useEffect, useRef, useState } from 'react';

/** An element that should have the focus once the page shows it. */
interface FocoPedido {
  readonly id: string;
  /** Element that takes the focus when that one is absent from the data read next. */
  readonly respaldo: string;
}

export type PedirFoco = (pedido: FocoPedido) => void;

/**
 * Moves the focus after a change of an action: at once where the element stands already, otherwise with the next data;
 * again with these where the element was moved and has lost the focus.
 */
export function useFocoTras(datos: unknown): PedirFoco {
  const [pendiente, setPendiente] = useState<(FocoPedido & { readonly desde: unknown }) | null>(null);
  const puesto = useRef<unknown>(null);
  const atendido = useRef<unknown>(null);
  useEffect(() => {
    if (pendiente === null || pendiente === atendido.current) return;
    const elemento = document.getElementById(pendiente.id);
    const hayDatos = pendiente.desde !== datos;
    const perdido = puesto.current !== pendiente || document.activeElement === document.body;
    if (perdido && (elemento !== null || hayDatos)) {
      (elemento ?? document.getElementById(pendiente.respaldo))?.focus();
      puesto.current = pendiente;
    }
    if (hayDatos) atendido.current = pendiente;
  }, [pendiente, datos]);
  return useCallback(
    (pedido) => {
      setPendiente({ ...pedido, desde: datos });
    },
    [datos],
  );
}
