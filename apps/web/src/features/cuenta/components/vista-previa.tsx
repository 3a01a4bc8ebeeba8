import type { Simulacion } from '@mantenible/contracts/cuenta';
import { contar } from '@mantenible/wording/contar';

import tabla from '../../../ui/tabla-registros.module.css';
import { nombresDeEstado } from '../labels.ts';
import { recuento } from '../modelo.ts';
import { CambiosDeClase } from './cambios-de-clase.tsx';
import classes from './cuentas.module.css';
import { MuestraDeClase } from './muestra-de-clase.tsx';

/**
 * Effect of an import: number of lines of each outcome, columns that are not read, the file as it was read, changes of known
 * accounts, and every invalid line with its reasons.
 */
export function VistaPrevia({ filas, ignoradas, muestra }: Simulacion) {
  const erroneas = filas.filter(({ estado }) => estado === 'error');
  return (
    <>
      <div role="status">
        <ul className={classes.counts} aria-label="Resultado de la comprobación">
          {recuento(filas).map(([estado, cuantas]) => (
            <li key={estado}>{contar(cuantas, ...nombresDeEstado[estado])}</li>
          ))}
        </ul>
        {ignoradas.length > 0 && (
          <p>
            {ignoradas.length === 1 ? 'Columna que no se lee' : 'Columnas que no se leen'}:{' '}
            <bdi>{ignoradas.join(', ')}</bdi>
          </p>
        )}
      </div>
      <MuestraDeClase muestra={muestra} total={filas.length} />
      <CambiosDeClase filas={filas} />
      {erroneas.length > 0 && <FilasConErrores filas={erroneas} />}
    </>
  );
}

function FilasConErrores({ filas }: Pick<Simulacion, 'filas'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className={classes.faults} role="region" aria-label="Filas con errores" tabIndex={0}>
      <table className={tabla.table} aria-label="Filas con errores">
        <thead>
          <tr>
            {['Línea', 'Usuario', 'Qué corregir'].map((titulo) => (
              <th key={titulo} scope="col" className={classes.whole}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ linea, usuario, motivos }) => (
            <tr key={linea}>
              <td data-titulo="Línea">{linea}</td>
              <td data-titulo="Usuario">
                <bdi>{usuario}</bdi>
              </td>
              <td data-titulo="Qué corregir">
                <ul>
                  {motivos.map((motivo) => (
                    <li key={motivo}>{motivo}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
