import type { Esfuerzo } from '@mantenible/domain/mejora';
import { NativeSelect } from '@mantine/core';
import { flushSync } from 'react-dom';

import { esfuerzoDe, etiquetaEsfuerzo, opcionesEsfuerzo } from '../../modelo/etiquetas.ts';
import {
  accionDePrueba,
  claveOrigen,
  textoGanancia,
  type PropuestaManual as Propuesta,
} from '../../modelo/propuesta.ts';
import { TituloElegible } from '../eleccion.tsx';
import classes from '../mejora.module.css';
import { BotonTomar } from './boton-tomar.tsx';
import type { PropuestasProps } from './tipos.ts';

interface PropuestaManualProps extends PropuestasProps {
  /** With the effort that the person chose. */
  readonly propuesta: Propuesta;
  readonly onEsfuerzo: (esfuerzo: Esfuerzo) => void;
}

/**
 * A question below its best level, with its next level, the gain in points and the effort. Where the plan can be changed: a field
 * for the effort and a button that adds the question to the plan as an action, until it is there.
 */
export function PropuestaManual(props: PropuestaManualProps) {
  const { propuesta, eleccion, mejora, tomadas, tomar, onEsfuerzo } = props;
  const { origen, lista, pregunta, nivel, siguiente, puntos, esfuerzo } = propuesta;
  const tomada = tomadas.has(claveOrigen(origen));
  return (
    <li className={classes.item}>
      <TituloElegible origen={origen} texto={pregunta} eleccion={eleccion} />
      <p className={classes.levels}>
        <span className={classes.dim}>Ahora:</span> <bdi>{nivel ?? 'sin nivel'}</bdi>
        <br />
        <span className={classes.dim}>Siguiente nivel:</span> <bdi>{siguiente}</bdi>
      </p>
      <p className={classes.dim}>
        Lista: <bdi>{lista}</bdi>
      </p>
      <div className={classes.itemFoot}>
        <span className={classes.gain}>{textoGanancia(puntos)}</span>
        {mejora.puedeCambiar && !tomada ? (
          <NativeSelect
            size="sm"
            label="Esfuerzo"
            className={classes.effort}
            aria-label={`Esfuerzo: ${pregunta}`}
            data={opcionesEsfuerzo}
            value={esfuerzo}
            onChange={({ currentTarget }) => {
              // The proposal may move in the list: its field takes the focus again.
              flushSync(() => {
                onEsfuerzo(esfuerzoDe(currentTarget.value));
              });
              currentTarget.focus();
            }}
          />
        ) : (
          <span>Esfuerzo: {etiquetaEsfuerzo[esfuerzo].toLowerCase()}</span>
        )}
        {mejora.puedeCambiar && (
          <BotonTomar
            accion={accionDePrueba(propuesta, esfuerzo)}
            titulo={pregunta}
            tomadas={tomadas}
            tomar={tomar}
          />
        )}
      </div>
    </li>
  );
}
