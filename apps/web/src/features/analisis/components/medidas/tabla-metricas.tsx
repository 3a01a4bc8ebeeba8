import type { MetricaCalidad } from '@mantenible/domain/calculo-estatico';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import type { Figura } from '../figuras/figura.ts';
import { textoMedida, textoPorcentaje } from '../figuras/formato.ts';
import { ComoSeCalcula } from '../figuras/como-se-calcula.tsx';
import { SinMedida } from '../figuras/sin-medida.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './medidas.module.css';

interface TablaMetricasProps {
  readonly metricas: readonly MetricaCalidad[];
  readonly onExplicar: (figura: Figura) => void;
}

/** The ten quality metrics: measure of the service and percent over the lines of code. */
export function TablaMetricas({ metricas, onExplicar }: TablaMetricasProps) {
  return (
    <table className={`${shared.card} ${classes.table}`} aria-label="Métricas de calidad">
      <thead>
        <tr>
          <th scope="col">Métrica</th>
          <th scope="col" className={classes.number}>
            Medida
          </th>
          <th scope="col" className={classes.number}>
            Porcentaje
          </th>
        </tr>
      </thead>
      <tbody>
        {metricas.map((metrica) => (
          <tr key={metrica.nombre}>
            <th scope="row">
              <div className={classes.row}>
                <span className={shared.strong}>{metrica.nombre}</span>
                <span className={shared.note}>{nombresMedida[metrica.medida]}</span>
                <ComoSeCalcula figura={{ tipo: 'metrica', nombre: metrica.nombre }} onExplicar={onExplicar} />
              </div>
            </th>
            <td className={classes.number}>
              {metrica.valor === null ? <SinMedida /> : textoMedida(metrica.medida, metrica.valor)}
            </td>
            <td className={classes.number}>
              <Porcentaje metrica={metrica} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Percent between 0 and 100; a clamped one also shows the computed value. */
function Porcentaje({ metrica: { porcentaje, bruto, acotada } }: { readonly metrica: MetricaCalidad }) {
  if (porcentaje === null) return <SinMedida />;
  return (
    <>
      {textoPorcentaje(porcentaje)}
      {acotada && bruto !== null && (
        <span className={classes.clamped}>
          valor acotado
          <br />
          sin acotar: {textoPorcentaje(bruto)}
        </span>
      )}
    </>
  );
}
