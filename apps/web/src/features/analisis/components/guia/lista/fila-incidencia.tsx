import type { KeyboardEvent } from 'react';

import { textoTiempoEstimado } from '../../../modelo/guia/esfuerzo.ts';
import type { Entrada } from '../../../modelo/guia/indice.ts';
import { textoLineas } from '../../../modelo/guia/lineas-afectadas.ts';
import { MensajeIncidencia } from '../mensaje-incidencia.tsx';
import { EtiquetaSeveridad } from '../severidad.tsx';
import classes from './lista.module.css';

interface FilaIncidenciaProps {
  readonly entrada: Entrada;
  /** Whether the tab key stops here. */
  readonly alcanzable: boolean;
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onElegir: () => void;
}

/** One issue of the list; pressing it opens its detail with the code. */
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
        <MensajeIncidencia texto={incidencia.descripcion} />
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
