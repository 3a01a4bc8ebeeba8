import type { Accion } from '@mantenible/contracts/mejora';
import { formatDay } from '@mantenible/wording/fechas';
import { estadosDeAccion } from '@mantenible/wording/mejora';
import { Button } from '@mantine/core';

import { etiquetaEsfuerzo } from '../../modelo/etiquetas.ts';
import classes from '../mejora.module.css';
import type { ConflictoAccion } from './use-enviar-accion.ts';

interface ConflictoProps {
  readonly conflicto: NonNullable<ConflictoAccion>;
  readonly onUsar: (otra: Accion) => void;
}

/** Shows that the action changed in another tab; keeps the typed values and offers the other version. */
export function Conflicto({ conflicto, onUsar }: ConflictoProps) {
  if (conflicto === 'eliminada')
    return (
      <div role="alert" className={classes.conflict}>
        <p className={classes.conflictTitle}>La acción se eliminó en otra ventana</p>
        <p>Lo que ha escrito sigue aquí. Puede añadirla de nuevo al plan, o cancelar.</p>
      </div>
    );
  const { texto, estado, esfuerzo, responsable, fecha } = conflicto;
  return (
    <div role="alert" className={classes.conflict}>
      <p className={classes.conflictTitle}>La acción se cambió en otra ventana</p>
      <p>
        Lo que ha escrito sigue aquí. Esta es la otra versión; puede usarla, o guardar la suya en su lugar.
      </p>
      <dl className={classes.otherVersion}>
        <dt>Acción</dt>
        <dd>
          <bdi>{texto}</bdi>
        </dd>
        <dt>Estado</dt>
        <dd>{estadosDeAccion[estado]}</dd>
        <dt>Esfuerzo</dt>
        <dd>{etiquetaEsfuerzo[esfuerzo]}</dd>
        <dt>Responsable</dt>
        <dd>
          <bdi>{responsable ?? 'Sin responsable'}</bdi>
        </dd>
        <dt>Fecha</dt>
        <dd>{fecha === null ? 'Sin fecha' : formatDay(fecha)}</dd>
      </dl>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onUsar(conflicto);
        }}
      >
        Usar la otra versión
      </Button>
    </div>
  );
}
