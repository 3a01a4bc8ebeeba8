import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { contar } from '@mantenible/wording/contar';
import { sinPunto } from '@mantenible/wording/sin-punto';

/** The levels of a question with the answers to each. */
export function NivelesElegidos({ niveles }: Pick<AcuerdoDeClase['preguntas'][number], 'niveles'>) {
  return (
    <ul>
      {niveles.map(({ descripcion, cuantas }) => (
        <li key={descripcion}>
          {sinPunto(descripcion)}: {contar(cuantas, 'respuesta', 'respuestas')}
        </li>
      ))}
    </ul>
  );
}
