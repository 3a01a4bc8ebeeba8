import { useEffect, type ComponentPropsWithoutRef } from 'react';

import { useAvisos } from './aviso/index.ts';
import { BotonOcupado } from './boton-ocupado.tsx';
import { sinEfecto } from './sin-efecto.ts';

interface BotonExplicadoProps extends Omit<ComponentPropsWithoutRef<typeof BotonOcupado>, 'ocupado'> {
  /** Reason why the button is disabled; null when it is enabled. */
  readonly motivo: string | null;
  /** Whether its action is running. */
  readonly ocupado?: boolean;
  /** Moves the focus to the missing input. */
  readonly onFaltante?: () => void;
}

/**
 * A button that explains why it is disabled (requisito: explained-buttons). With a `motivo` it is `aria-disabled` but
 * focusable, and a press shows `motivo` as an alert, removed when `motivo` changes, and calls `onFaltante`.
 */
export function BotonExplicado(explicado: BotonExplicadoProps) {
  const { motivo, ocupado = false, onFaltante, onClick, ...props } = explicado;
  const { avisar, resolver } = useAvisos();
  useEffect(() => resolver, [motivo, resolver]);
  return (
    <BotonOcupado
      {...sinEfecto(motivo !== null)}
      {...props}
      ocupado={ocupado}
      onClick={(event) => {
        if (motivo === null) {
          onClick?.(event);
          return;
        }
        event.preventDefault();
        avisar(motivo);
        onFaltante?.();
      }}
    />
  );
}
