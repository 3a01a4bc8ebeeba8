import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface BotonOcupadoProps
  extends Omit<ButtonProps, 'loading'>, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** What it started is still running: further presses do nothing. */
  readonly ocupado: boolean;
}

/** A button that shows its work going on. It stays focusable meanwhile: Mantine's `loading` disables it, and the focus is lost. */
export function BotonOcupado({ ocupado, onClick, leftSection, ...props }: BotonOcupadoProps) {
  return (
    <Button
      {...props}
      aria-busy={ocupado}
      aria-disabled={ocupado}
      leftSection={ocupado ? <Loader size="1em" color="currentColor" aria-hidden /> : leftSection}
      onClick={(event) => {
        if (ocupado) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
