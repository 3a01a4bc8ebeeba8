import { formatNumber } from '@mantenible/wording/numeros';

import { AnteriorSiguiente } from '../../../ui/anterior-siguiente.tsx';
import type { Entrada } from '../../../lib/incidencia/indice.ts';
import classes from './dialogo-codigo.module.css';

interface PasarIncidenciasProps {
  /** Issues of one file in line order. */
  readonly entradas: readonly Entrada[];
  readonly elegida: Entrada;
  readonly onElegir: (entrada: Entrada) => void;
}

/** Steps through the issues of one file; a note replaces the buttons for a single issue. */
export function PasarIncidencias({ entradas, elegida, onElegir }: PasarIncidenciasProps) {
  const lugar = entradas.findIndex(({ id }) => id === elegida.id);
  if (entradas.length < 2) return <span>Única incidencia de este archivo</span>;
  return (
    <nav className={classes.pager} aria-label="Incidencias de este archivo">
      <AnteriorSiguiente
        size="compact-md"
        posicion={lugar + 1}
        total={entradas.length}
        onIr={(posicion) => {
          const entrada = entradas[posicion - 1];
          if (entrada) onElegir(entrada);
        }}
      >
        {formatNumber(lugar + 1)} de {formatNumber(entradas.length)} en este archivo
      </AnteriorSiguiente>
    </nav>
  );
}
