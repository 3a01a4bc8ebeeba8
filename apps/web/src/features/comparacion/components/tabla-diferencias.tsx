import { formatPercent } from '@mantenible/wording/numeros';

import { textoPuntos, type Diferencia, type Mejora } from '../../../lib/diferencia/diferencia.ts';
import type { ComparacionAnalisis } from '../api/comparar-analisis.ts';
import { palabraSinDatos } from '../modelo/sin-datos.ts';
import shared from '../../../ui/shared.module.css';
import classes from './comparacion.module.css';
import { VariacionConPalabra } from '../../../lib/diferencia/variacion-grado.tsx';
import { Variacion } from '../../../lib/diferencia/variacion.tsx';

interface FilaDiferencia {
  readonly clave: string;
  readonly nombre: string;
  /** What stands below the name in small letters. */
  readonly detalle?: string;
  readonly diferencia: Diferencia;
  /** Word of the difference of an analysis' figure, which its sign alone does not give; null for none. */
  readonly palabra?: ComparacionAnalisis['cambioDelGrado']['palabra'];
}

interface TablaDiferenciasProps {
  readonly titulo: string;
  /** Headings of both sides: 'Primera' and 'Segunda'. */
  readonly lados: readonly [string, string];
  readonly filas: readonly FilaDiferencia[];
  /** The row that sums the others up. */
  readonly total?: FilaDiferencia;
  /** Way in which the figures of the table improve. */
  readonly mejora?: Mejora;
  /** True where the two sides are not of the same thing: differences without a word. */
  readonly sinJuicio?: boolean;
  /** How a figure is written; percent by default. */
  readonly cifra?: (valor: number) => string;
  /** How a difference is written; points by default. */
  readonly texto?: (diferencia: Pick<Diferencia, 'diferencia'>) => string;
}

/** Figures of both sides with their difference; on narrow screens each row takes two lines. */
export function TablaDiferencias(props: TablaDiferenciasProps) {
  const { titulo, lados, filas, total, mejora = 'sube', sinJuicio = false } = props;
  const { cifra = formatPercent, texto = textoPuntos } = props;
  const fila = ({ clave, nombre, detalle, diferencia, palabra }: FilaDiferencia) => (
    <tr key={clave}>
      <th scope="row">
        <bdi>{nombre}</bdi>
        {detalle !== undefined && <span className={classes.detail}>{detalle}</span>}
      </th>
      <td data-titulo={lados[0]}>{cifraOSinDatos(diferencia.antes, cifra)}</td>
      <td data-titulo={lados[1]}>{cifraOSinDatos(diferencia.despues, cifra)}</td>
      <td data-titulo="Diferencia">
        {palabra === undefined ? (
          <Variacion
            diferencia={diferencia}
            mejora={mejora}
            texto={texto}
            sinJuicio={sinJuicio}
            sinDatos={palabraSinDatos(diferencia, lados)}
          />
        ) : (
          <VariacionConPalabra
            diferencia={diferencia}
            palabra={palabra}
            sinDatos={palabraSinDatos(diferencia, lados)}
          />
        )}
      </td>
    </tr>
  );
  return (
    <table className={`${shared.card} ${classes.table}`} data-pares>
      <caption>{titulo}</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">{lados[0]}</th>
          <th scope="col">{lados[1]}</th>
          <th scope="col">Diferencia</th>
        </tr>
      </thead>
      <tbody>{filas.map(fila)}</tbody>
      {total && <tfoot>{fila(total)}</tfoot>}
    </table>
  );
}

function cifraOSinDatos(valor: number | null, cifra: (valor: number) => string): string {
  return valor === null ? 'Sin datos' : cifra(valor);
}
