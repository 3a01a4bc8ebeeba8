import type { SubcaracteristicaCalidad } from '@mantenible/domain/calculo-estatico';

import type { Figura } from '../figuras/figura.ts';
import { textoPorcentaje } from '../figuras/formato.ts';
import { ComoSeCalcula } from '../figuras/como-se-calcula.tsx';
import { SinMedida } from '../figuras/sin-medida.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './medidas.module.css';

interface TablaSubcaracteristicasProps {
  readonly subcaracteristicas: readonly SubcaracteristicaCalidad[];
  readonly onExplicar: (figura: Figura) => void;
}

/** The five sub-characteristics, each the mean of its metrics. */
export function TablaSubcaracteristicas({ subcaracteristicas, onExplicar }: TablaSubcaracteristicasProps) {
  return (
    <table className={`${shared.card} ${classes.table}`} aria-label="Subcaracterísticas">
      <thead>
        <tr>
          <th scope="col">Subcaracterística</th>
          <th scope="col" className={classes.number}>
            Porcentaje
          </th>
        </tr>
      </thead>
      <tbody>
        {subcaracteristicas.map(({ nombre, metricas, porcentaje }) => (
          <tr key={nombre}>
            <th scope="row">
              <div className={classes.row}>
                <span className={shared.strong}>{nombre}</span>
                <span className={shared.note}>Media de {metricas.join(', ')}</span>
                <ComoSeCalcula figura={{ tipo: 'subcaracteristica', nombre }} onExplicar={onExplicar} />
              </div>
            </th>
            <td className={classes.number}>
              {porcentaje === null ? <SinMedida /> : textoPorcentaje(porcentaje)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
