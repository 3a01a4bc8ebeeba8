import { nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';

import { subcaracteristicas } from '../contenido/modelo.ts';
import classes from './teoria.module.css';

/** The thirteen measures of the standard and what a checklist makes of them. */
export function Medidas() {
  return (
    <>
      <p>
        ISO/IEC 25023:2016 da trece medidas de la mantenibilidad. Todas son cocientes entre lo que se cuenta
        (A) y aquello de lo que se cuenta (B). La letra final distingue las medidas generales (G) de las
        específicas (S).
      </p>
      <dl className={classes.measures}>
        {nombresSubcaracteristica.flatMap((nombre) =>
          subcaracteristicas[nombre].medidas.map(({ id, nombre: medida, formula, donde }) => (
            <div key={id}>
              <dt>
                <code>{id}</code> {medida}
              </dt>
              <dd>
                <b>{formula}</b> {donde}
              </dd>
            </div>
          )),
        )}
      </dl>
      <p>
        En un curso rara vez se puede contar todo lo que la norma pide: nadie conoce de antemano todos los
        sucesos que deberían registrarse. Por eso cada medida tiene aquí una lista de verificación. Cada
        pregunta elige un nivel; lo que cuenta es su valor dividido entre el más alto de la pregunta, y la
        media de las preguntas es el resultado de la métrica. Es una aproximación a la medida, no la medida
        misma.
      </p>
    </>
  );
}
