import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';

import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import classes from './acuerdo.module.css';

/** The questions that divide those who answered them, with the answers to each. */
export function TablaPreguntas({ preguntas }: Pick<AcuerdoDeClase, 'preguntas'>) {
  return (
    <TablaDatos
      etiqueta="Preguntas que más dividen"
      registros={preguntas.map((una, i) => ({ ...una, _id: String(i) }))}
      columnas={[
        {
          titulo: 'Pregunta',
          celda: ({ pregunta, lista }) => (
            <>
              {pregunta}
              <span className={classes.detail}>{lista}</span>
            </>
          ),
        },
        {
          titulo: 'Respuestas',
          celda: ({ niveles }) => (
            <ul>
              {niveles.map(({ descripcion, cuantas }) => (
                <li key={descripcion}>
                  {descripcion}: {contar(cuantas, 'respuesta', 'respuestas')}
                </li>
              ))}
            </ul>
          ),
        },
        {
          titulo: 'Parejas que difieren',
          numerica: true,
          celda: ({ distintas }) => formatPercent(distintas),
        },
      ]}
    />
  );
}
