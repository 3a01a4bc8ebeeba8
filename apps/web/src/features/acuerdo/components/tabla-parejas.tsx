import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';

import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import classes from './acuerdo.module.css';
import { base, kappa, niveles } from './textos.ts';

/** Pairs of deliveries with their agreement. */
export function TablaParejas({ parejas }: Pick<AcuerdoDeClase, 'parejas'>) {
  return (
    <TablaDatos
      etiqueta="Parejas"
      registros={parejas.map((una, i) => ({ ...una, _id: String(i) }))}
      columnas={[
        {
          titulo: 'Entregas',
          celda: ({ unos, otros }) => (
            <>
              <bdi>{unos}</bdi> y <bdi>{otros}</bdi>
            </>
          ),
        },
        { titulo: 'Niveles iguales', numerica: true, celda: niveles },
        {
          titulo: 'κ',
          numerica: true,
          celda: (una) => (
            <>
              {kappa(una)}
              <span className={classes.detail}>{base(una)}</span>
            </>
          ),
        },
      ]}
    />
  );
}
