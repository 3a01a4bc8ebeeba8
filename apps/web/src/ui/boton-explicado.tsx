import { Button, Loader, type ButtonProps } from '@mantine/core';
import { useEffect, type ComponentPropsWithoutRef } from 'react';

import { useAvisos } from './aviso/index.ts';
import { sinSalida } from './sin-salida.ts';

interface BotonExplicadoProps
  extends Omit<ButtonProps, 'loading'>, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Reason why the button is disabled; null when it is enabled. */
  readonly motivo: string | null;
  /** Whether its action is running: further presses have no effect, and the button stays focusable. */
  readonly ocupado?: boolean;
  /** Moves the focus to the missing input. */
  readonly onFaltante?: () => void;
}

/**
 * A disabled button that explains itself (requisito: explained-buttons): it is `aria-disabled` and
 * focusable; a press shows an alert with the missing input and moves the focus there. The alert is removed
 * once the input is given.
 */
export function BotonExplicado({
  motivo,
  ocupado = false,
  onFaltante,
  onClick,
  leftSection,
  ...props
}: BotonExplicadoProps) {
  const { avisar, resolver } = useAvisos();
  useEffect(() => resolver, [motivo, resolver]);
  return (
    <Button
      {...sinSalida(motivo !== null || ocupado)}
      aria-busy={ocupado}
      leftSection={ocupado ? <Loader size="1em" color="currentColor" aria-hidden /> : leftSection}
      {...props}
      onClick={(event) => {
        if (motivo === null && !ocupado) {
          onClick?.(event);
          return;
        }
        event.preventDefault();
        if (motivo === null) return;
        avisar(motivo);
        onFaltante?.();
      }}
    />
  );
}
