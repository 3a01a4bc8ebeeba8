import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';

import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import { columnasDeAcuerdo } from './columnas-de-acuerdo.tsx';

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
        ...columnasDeAcuerdo,
      ]}
    />
  );
}
