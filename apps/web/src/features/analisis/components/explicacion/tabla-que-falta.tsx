import type { PuntosQueFaltan } from '@mantenible/domain/mejora';
import { formatDecimals } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import classes from './explicacion.module.css';
import { textoSinPropuestas, tituloQueFalta } from './textos-que-falta.ts';

/** What the degree lacks up to 100, by measure, and how much of it no proposal of the improvement plan changes. */
export function TablaQueFalta({ faltan }: { readonly faltan: PuntosQueFaltan }) {
  const titulo = tituloQueFalta(faltan);
  return (
    <>
      <h3>{titulo}</h3>
      <table className={classes.table} aria-label={titulo}>
        <thead>
          <tr>
            <th scope="col">Medida</th>
            <th scope="col" className={classes.number}>
              Puntos
            </th>
            <th scope="col" className={classes.number}>
              Parte
            </th>
          </tr>
        </thead>
        <tbody>
          {faltan.partes.map(({ medida, puntos, proporcion }) => (
            <tr key={medida}>
              <th scope="row">{nombresMedida[medida]}</th>
              <td className={classes.number}>{formatDecimals(puntos)}</td>
              <td className={classes.number}>{proporcion}&nbsp;%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{textoSinPropuestas(faltan)}</p>
    </>
  );
}
