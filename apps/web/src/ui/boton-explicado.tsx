import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, type ComponentPropsWithoutRef } from 'react';

import { useAvisos } from './aviso/index.ts';
import { sinSalida } from './sin-salida.ts';

interface BotonExplicadoProps
  extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Reason why the button is disabled; null when it is enabled. */
  readonly motivo: string | null;
  /** Moves the focus to the missing input. */
  readonly onFaltante?: () => void;
}

/**
 * A disabled button that explains itself (requisito: explained-buttons): it is `aria-disabled` and
 * focusable; a press shows an alert with the missing input and moves the focus there. The alert is removed
 * once the input is given.
 */
export function BotonExplicado({ motivo, onFaltante, onClick, ...props }: BotonExplicadoProps) {
  const { avisar, resolver } = useAvisos();
  useEffect(() => resolver, [motivo, resolver]);
  return (
    <Button
      {...sinSalida(motivo !== null)}
      {...props}
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
