import type { KeyboardEvent } from 'react';

import { textoTiempoEstimado } from '../../../../lib/incidencia/esfuerzo.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { textoLineas } from '../../../../lib/incidencia/lineas-afectadas.ts';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { EtiquetaSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import classes from './lista.module.css';

interface FilaIncidenciaProps {
  readonly entrada: Entrada;
  /** True for the one row in the tab order. */
  readonly alcanzable: boolean;
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onElegir: () => void;
}

/** One issue of the list; a click opens its code. */
export function FilaIncidencia({ entrada, alcanzable, onKeyDown, onElegir }: FilaIncidenciaProps) {
  const { incidencia, severidad } = entrada;
  return (
    <button
      type="button"
      className={classes.issue}
      tabIndex={alcanzable ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onElegir}
    >
      <span className={classes.text}>
        <MensajeIncidencia entrada={entrada} />
      </span>
      <span className={classes.facts}>
        <EtiquetaSeveridad severidad={severidad} />
        <span>{textoTiempoEstimado(incidencia.tiempo_estimado)}</span>
        <bdi>{incidencia.regla}</bdi>
        <span>
          <bdi>{incidencia.archivo}</bdi>, {textoLineas(incidencia).toLocaleLowerCase('es')}
        </span>
      </span>
    </button>
  );
}
