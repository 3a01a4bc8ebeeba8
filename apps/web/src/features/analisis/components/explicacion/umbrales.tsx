import { IconArrowRight } from '@tabler/icons-react';

import type { TablaUmbrales } from './tabla-umbrales.ts';
import classes from './explicacion.module.css';

interface UmbralesProps {
  readonly tabla: TablaUmbrales;
  readonly comparacion: string | null;
}

/** Table of ranges or thresholds, the applicable row marked by word and icon, and the comparison. */
export function Umbrales({ tabla, comparacion }: UmbralesProps) {
  const [texto, valor] = tabla.columnas;
  return (
    <>
      <h3>{tabla.titulo}</h3>
      {comparacion !== null && <p className={classes.formula}>{comparacion}</p>}
      <table className={classes.table} aria-label={tabla.titulo}>
        <thead>
          <tr>
            <th scope="col">{texto}</th>
            <th scope="col" className={classes.number}>
              {valor}
            </th>
          </tr>
        </thead>
        <tbody>
          {tabla.filas.map((fila, i) => (
            <tr key={i} data-aplica={fila.aplica}>
              <th scope="row">
                {fila.aplica && (
                  <span className={classes.applies}>
                    <IconArrowRight size={16} aria-hidden /> Se aplica:{' '}
                  </span>
                )}
                {fila.texto}
                {fila.detalle !== null && <span className={classes.detail}>{fila.detalle}</span>}
              </th>
              <td className={classes.number}>{fila.valor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
