import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './anterior-siguiente.module.css';
import { sinSalida } from './sin-salida.ts';

interface AnteriorSiguienteProps {
  /** Current place, from 1. */
  readonly posicion: number;
  readonly total: number;
  readonly onIr: (posicion: number) => void;
  readonly size?: 'sm' | 'compact-md';
  /** Where one is: 'Página 2 de 6'. */
  readonly children: ReactNode;
}

/** Anterior, the place, Siguiente, in one line at every width; at an end the button stays focusable and does nothing. */
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
        {...sinSalida(posicion <= 1)}
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
        {...sinSalida(posicion >= total)}
        onClick={ir(posicion + 1)}
      >
        Siguiente
      </Button>
    </div>
  );
}
