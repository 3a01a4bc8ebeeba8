import { formatPercent } from '@mantenible/wording/numeros';

import { textoPuntos, type Diferencia, type Mejora } from '../modelo/diferencia.ts';
import classes from './comparacion.module.css';
import { Variacion } from './variacion.tsx';

interface FilaDiferencia {
  readonly clave: string;
  readonly nombre: string;
  readonly diferencia: Diferencia;
}

interface TablaDiferenciasProps {
  readonly titulo: string;
  readonly filas: readonly FilaDiferencia[];
  /** The row that sums the others up. */
  readonly total?: FilaDiferencia;
  /** Which way every figure of the table improves. */
  readonly mejora?: Mejora;
  /** How a figure is written; percent by default. */
  readonly cifra?: (valor: number) => string;
  /** How a difference is written; points by default. */
  readonly texto?: (diferencia: Diferencia) => string;
}

/** Figures of both sides with their difference. On narrow screens each row is a card with the columns' names. */
export function TablaDiferencias(props: TablaDiferenciasProps) {
  const { titulo, filas, total, mejora = 'sube', cifra = formatPercent, texto = textoPuntos } = props;
  const fila = ({ clave, nombre, diferencia }: FilaDiferencia) => (
    <tr key={clave}>
      <th scope="row">
        <bdi>{nombre}</bdi>
      </th>
      <td data-titulo="Primera">{escribir(diferencia.antes, cifra)}</td>
      <td data-titulo="Segunda">{escribir(diferencia.despues, cifra)}</td>
      <td data-titulo="Diferencia">
        <Variacion diferencia={diferencia} mejora={mejora} texto={texto} />
      </td>
    </tr>
  );
  return (
    <table className={classes.table}>
      <caption>{titulo}</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Primera</th>
          <th scope="col">Segunda</th>
          <th scope="col">Diferencia</th>
        </tr>
      </thead>
      <tbody>{filas.map(fila)}</tbody>
      {total && <tfoot>{fila(total)}</tfoot>}
    </table>
  );
}

function escribir(valor: number | null, cifra: (valor: number) => string): string {
  return valor === null ? 'Sin datos' : cifra(valor);
}
