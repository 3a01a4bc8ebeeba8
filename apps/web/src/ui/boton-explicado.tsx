import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, type ComponentPropsWithoutRef } from 'react';

import { useAvisos } from './aviso/index.ts';
import { sinSalida } from './sin-salida.ts';

interface BotonExplicadoProps
  extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Why it cannot be pressed now, or null when it can. */
  readonly motivo: string | null;
  /** Moves the focus to what is missing. */
  readonly onFaltante?: () => void;
}

/**
 * A button that the specification calls disabled: it is `aria-disabled`, can be reached and pressed, and then
 * says in an alert what is missing and moves the focus there (design §5). The alert goes when that is no longer missing.
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
