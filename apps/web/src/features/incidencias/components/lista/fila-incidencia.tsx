import { Badge } from '@mantine/core';
import type { Marca } from '@mantenible/contracts/marca';
import type { KeyboardEvent } from 'react';

import { textoTiempoEstimado } from '../../../../lib/incidencia/esfuerzo.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { textoLineas } from '../../../../lib/incidencia/lineas-afectadas.ts';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { nombreDecision } from '../../../../lib/marca/textos.ts';
import { EtiquetaSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './lista.module.css';

interface FilaIncidenciaProps {
  readonly entrada: Entrada;
  /** True for the one row in the tab order. */
  readonly alcanzable: boolean;
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onElegir: () => void;
  readonly marca: Marca | undefined;
}

/** One issue of the list; a click opens its code. */
export function FilaIncidencia(props: FilaIncidenciaProps) {
  const { entrada, alcanzable, onKeyDown, onElegir, marca } = props;
  const { incidencia, severidad } = entrada;
  return (
    <button
      type="button"
      className={classes.issue}
      tabIndex={alcanzable ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onElegir}
    >
      <span className={shared.strong}>
        <MensajeIncidencia entrada={entrada} />
      </span>
      <span className={classes.facts}>
        <EtiquetaSeveridad severidad={severidad} />
        {marca && (
          <Badge component="span" variant="light" color="gray" tt="none">
            {nombreDecision[marca.decision]}
          </Badge>
        )}
        <span>{textoTiempoEstimado(incidencia.tiempo_estimado)}</span>
        <bdi>{incidencia.regla}</bdi>
        <span>
          <bdi>{incidencia.archivo}</bdi>, {textoLineas(incidencia).toLocaleLowerCase('es')}
        </span>
      </span>
    </button>
  );
}
