import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface BotonOcupadoProps
  extends Omit<ButtonProps, 'loading'>, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Whether its action is running: further presses have no effect. */
  readonly ocupado: boolean;
}

/**
 * A button that shows its running action and stays focusable: Mantine's `loading` disables it and loses the
 * focus.
 */
export function BotonOcupado({ ocupado, onClick, leftSection, ...props }: BotonOcupadoProps) {
  const { 'aria-disabled': inactivo = false } = props;
  return (
    <Button
      {...props}
      aria-disabled={ocupado || inactivo}
      aria-busy={ocupado}
      leftSection={ocupado ? <Loader size="1em" color="currentColor" aria-hidden /> : leftSection}
      onClick={(event) => {
        if (ocupado) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
