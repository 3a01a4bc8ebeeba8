import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { formatPercent } from '@mantenible/wording/numeros';

import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import shared from '../../../ui/shared.module.css';
import { NivelesElegidos } from './niveles-elegidos.tsx';

/** The questions that divide a class, with the answers to each. */
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
              <span className={shared.largeDetail}>{lista}</span>
            </>
          ),
        },
        {
          titulo: 'Respuestas',
          celda: ({ niveles }) => <NivelesElegidos niveles={niveles} />,
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
