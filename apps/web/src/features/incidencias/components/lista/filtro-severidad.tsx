import { formatNumber } from '@mantenible/wording/numeros';
import { VisuallyHidden } from '@mantine/core';

import type { Seleccion } from './filtrar.ts';
import { nombreSeveridad, type Severidad } from '../../../../lib/incidencia/severidad.ts';
import { IconoSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './lista.module.css';

interface FiltroSeveridadProps {
  readonly severidades: readonly Severidad[];
  readonly elegidas: readonly Severidad[];
  readonly conteos: Seleccion['conteos'];
  readonly onCambio: (elegidas: readonly Severidad[]) => void;
}

/** One toggle button per severity with its number of issues; none pressed means all. */
export function FiltroSeveridad({ severidades, elegidas, conteos, onCambio }: FiltroSeveridadProps) {
  return (
    <div className={shared.tightRow} role="group" aria-label="Severidad">
      {severidades.map((severidad) => {
        const pulsada = elegidas.includes(severidad);
        return (
          <button
            key={severidad}
            type="button"
            className={classes.severity}
            aria-pressed={pulsada}
            onClick={() => {
              onCambio(pulsada ? elegidas.filter((otra) => otra !== severidad) : [...elegidas, severidad]);
            }}
          >
            <IconoSeveridad severidad={severidad} />
            {nombreSeveridad(severidad)}
            <span className={classes.count}>{formatNumber(conteos[severidad])}</span>
            <VisuallyHidden>{conteos[severidad] === 1 ? 'incidencia' : 'incidencias'}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
