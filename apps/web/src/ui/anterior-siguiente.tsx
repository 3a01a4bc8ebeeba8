import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './anterior-siguiente.module.css';
import { sinEfecto } from './sin-efecto.ts';

interface AnteriorSiguienteProps {
  /** Current position, from 1. */
  readonly posicion: number;
  readonly total: number;
  readonly onIr: (posicion: number) => void;
  readonly size?: 'sm' | 'compact-md';
  /** Text of the position: 'Página 2 de 6'. */
  readonly children: ReactNode;
}

/**
 * Anterior, the position and Siguiente in one line; at an end the button stays focusable and has no effect.
 */
export function AnteriorSiguiente({ posicion, total, onIr, size = 'sm', children }: AnteriorSiguienteProps) {
  const ir = (destino: number) => () => {
    if (destino >= 1 && destino <= total) onIr(destino);
  };
  return (
    <div className={classes.controls}>
      <Button
        variant="default"
        size={size}
        className={classes.step}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        {...sinEfecto(posicion <= 1)}
        onClick={ir(posicion - 1)}
      >
        Anterior
      </Button>
      <span className={classes.place} role="status">
        {children}
      </span>
      <Button
        variant="default"
        size={size}
        className={classes.step}
        rightSection={<IconChevronRight size={16} aria-hidden />}
        {...sinEfecto(posicion >= total)}
        onClick={ir(posicion + 1)}
      >
        Siguiente
      </Button>
    </div>
  );
}
