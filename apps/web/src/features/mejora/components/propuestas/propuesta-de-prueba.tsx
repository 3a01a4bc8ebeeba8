import { etiquetaEsfuerzo } from '../../modelo/etiquetas.ts';
import {
  accionDePrueba,
  claveOrigen,
  textoGanancia,
  type PropuestaDePrueba as Propuesta,
} from '../../modelo/propuesta.ts';
import { TituloElegible } from '../eleccion.tsx';
import classes from '../mejora.module.css';
import { BotonTomar } from './boton-tomar.tsx';
import { EsfuerzoTomada } from './esfuerzo-tomada.tsx';
import type { PropuestasProps } from './tipos.ts';

/**
 * A question below its best level: its guideline, both levels, gain and effort, the question after a press. Where the
 * actions can be changed: a button that takes it as one, and then a field for the action's effort.
 */
export function PropuestaDePrueba(props: PropuestasProps & { readonly propuesta: Propuesta }) {
  const { propuesta, proyectoId, eleccion, mejora, tomadas, tomar, pedirFoco } = props;
  const { origen, lista, descripcion, pregunta, nivel, siguiente, puntos, esfuerzo } = propuesta;
  const tomada = tomadas.get(claveOrigen(origen));
  return (
    <>
      <TituloElegible origen={origen} texto={descripcion} eleccion={eleccion} />
      <p>
        <span className={classes.dim}>Ahora:</span> <bdi>{nivel ?? 'sin nivel'}</bdi>
        <br />
        <span className={classes.dim}>Siguiente nivel:</span> <bdi>{siguiente}</bdi>
      </p>
      <details className={classes.question}>
        <summary>La pregunta</summary>
        <p>
          <bdi>{pregunta}</bdi>
        </p>
        <p className={classes.dim}>
          Lista: <bdi>{lista}</bdi>
        </p>
      </details>
      <div className={classes.itemFoot}>
        <span>
          <span className={classes.gain}>{textoGanancia(puntos)}</span>
          {(!mejora.puedeCambiar || tomada === undefined) && (
            <span className={classes.effortText}>Esfuerzo: {etiquetaEsfuerzo[esfuerzo].toLowerCase()}</span>
          )}
        </span>
        {mejora.puedeCambiar && tomada !== undefined && (
          <EsfuerzoTomada
            proyectoId={proyectoId}
            accion={tomada}
            titulo={descripcion}
            pedirFoco={pedirFoco}
          />
        )}
        {mejora.puedeCambiar && (
          <BotonTomar
            accion={accionDePrueba(propuesta, esfuerzo)}
            titulo={descripcion}
            tomadas={tomadas}
            tomar={tomar}
          />
        )}
      </div>
    </>
  );
}
