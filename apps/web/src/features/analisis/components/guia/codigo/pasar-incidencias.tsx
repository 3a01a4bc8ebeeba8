import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { formatNumber } from '../../../../../ui/numeros.ts';
import type { Entrada } from '../../../modelo/guia/indice.ts';
import { sinSalida } from '../sin-salida.ts';
import classes from './dialogo-codigo.module.css';

interface PasarIncidenciasProps {
  /** Issues of one file in the order of its lines. */
  readonly entradas: readonly Entrada[];
  readonly elegida: Entrada;
  readonly onElegir: (entrada: Entrada) => void;
}

/** Goes through the issues of one file; where there is but one it only says so. */
export function PasarIncidencias({ entradas, elegida, onElegir }: PasarIncidenciasProps) {
  const lugar = entradas.findIndex(({ id }) => id === elegida.id);
  if (entradas.length < 2) return <span>Única incidencia de este archivo</span>;
  const ir = (destino: number) => () => {
    const entrada = entradas[destino];
    if (entrada) onElegir(entrada);
  };
  return (
    <nav className={classes.pager} aria-label="Incidencias de este archivo">
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        {...sinSalida(lugar <= 0)}
        onClick={ir(lugar - 1)}
      >
        Anterior
      </Button>
      <span role="status">
        {formatNumber(lugar + 1)} de {formatNumber(entradas.length)} en este archivo
      </span>
      <Button
        variant="default"
        size="compact-md"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        {...sinSalida(lugar >= entradas.length - 1)}
        onClick={ir(lugar + 1)}
      >
        Siguiente
      </Button>
    </nav>
  );
}
