import type { MuestraImportacion } from '@mantenible/contracts/cuenta';
import { contar } from '@mantenible/wording/contar';

import { nombresDeColumna } from '../labels.ts';
import classes from './muestra-de-clase.module.css';

interface MuestraDeClaseProps {
  readonly muestra: MuestraImportacion;
  /** Number of rows of the whole file. */
  readonly total: number;
}

/** The first rows of a file as they were read, under what each column is taken for. */
export function MuestraDeClase({ muestra: { columnas, filas }, total }: MuestraDeClaseProps) {
  const titulo = tituloDe(filas.length, total);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className={classes.region} role="region" aria-label={titulo} tabIndex={0}>
      <table className={classes.table}>
        <caption>{titulo}</caption>
        <thead>
          <tr>
            <th scope="col">Línea</th>
            {columnas.map(({ titulo: cabecera, campo }, i) => (
              <th key={i} scope="col" data-leida={campo !== null}>
                <bdi>{cabecera || '(sin título)'}</bdi>
                <span className={classes.use}>{campo === null ? 'No se lee' : nombresDeColumna[campo]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ linea, celdas }) => (
            <tr key={linea}>
              <td>{linea}</td>
              {celdas.map((celda, i) => (
                <td key={i} data-leida={columnas[i]?.campo !== null}>
                  <bdi>{celda}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function tituloDe(mostradas: number, total: number): string {
  const filas = contar(total, 'fila', 'filas');
  return `Así empieza el archivo, como se leyó: ${total > mostradas ? `${mostradas} de ${filas}` : filas}`;
}
