import type { AccionNueva } from '@mantenible/contracts/mejora';
import { IconCheck, IconPlus } from '@tabler/icons-react';

import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { claveOrigen } from '../../modelo/propuesta.ts';
import classes from '../mejora.module.css';
import { idTomada } from '../use-tomar.ts';
import type { PropuestasProps } from './tipos.ts';

interface BotonTomarProps extends Pick<PropuestasProps, 'tomadas' | 'tomar'> {
  readonly accion: AccionNueva;
  readonly titulo: string;
}

/** 'Añadir al plan', or that the proposal is an action already. */
export function BotonTomar({ accion, titulo, tomadas, tomar }: BotonTomarProps) {
  const clave = claveOrigen(accion.origen);
  if (tomadas.has(clave))
    return (
      <p id={idTomada(clave)} tabIndex={-1} className={classes.taken}>
        <IconCheck size={18} aria-hidden /> Ya está en el plan
      </p>
    );
  return (
    <BotonOcupado
      size="sm"
      variant="light"
      ocupado={tomar.tomando.has(clave)}
      aria-label={`Añadir al plan: ${titulo}`}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => {
        tomar.tomar(accion);
      }}
    >
      Añadir al plan
    </BotonOcupado>
  );
}
