import type { Accion } from '@mantenible/contracts/mejora';
import { NativeSelect } from '@mantine/core';

import { esfuerzoDe, opcionesEsfuerzo } from '../../modelo/etiquetas.ts';
import { claveOrigen } from '../../modelo/propuesta.ts';
import { idAccion } from '../acciones/tarjeta-accion.tsx';
import { useCambiarAccion } from '../acciones/use-cambiar-accion.ts';
import classes from '../mejora.module.css';
import type { PedirFoco } from '../use-foco-tras.ts';

interface EsfuerzoTomadaProps {
  readonly proyectoId: string;
  readonly accion: Accion;
  readonly titulo: string;
  readonly pedirFoco: PedirFoco;
}

/** The effort of the action that a proposal became. The list may reorder with it: the field keeps the focus. */
export function EsfuerzoTomada({ proyectoId, accion, titulo, pedirFoco }: EsfuerzoTomadaProps) {
  const id = `esfuerzo-${claveOrigen(accion.origen)}`;
  const { cambiar, enviando } = useCambiarAccion(proyectoId, accion, () => {
    pedirFoco({ id, respaldo: idAccion(accion._id) });
  });
  return (
    <NativeSelect
      id={id}
      size="sm"
      label="Esfuerzo"
      className={classes.effort ?? ''}
      aria-label={`Esfuerzo: ${titulo}`}
      data={opcionesEsfuerzo}
      value={enviando !== null && 'esfuerzo' in enviando ? enviando.esfuerzo : accion.esfuerzo}
      onChange={({ currentTarget: { value } }) => {
        cambiar({ esfuerzo: esfuerzoDe(value) });
      }}
    />
  );
}
