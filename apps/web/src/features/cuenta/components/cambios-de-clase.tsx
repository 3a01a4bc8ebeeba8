import type { FilaImportacion } from '@mantenible/contracts/cuenta';

import tabla from '../../../ui/tabla-registros.module.css';
import { nombresDeCampo } from '../labels.ts';
import { filasQueCambian, pierdenAdmin } from '../modelo.ts';
import shared from '../../../ui/shared.module.css';
import classes from './cuentas.module.css';

/** What an import changes in known accounts: old and new by line, and first the people who lose the role admin. */
export function CambiosDeClase({ filas }: { readonly filas: readonly FilaImportacion[] }) {
  const cambiadas = filasQueCambian(filas);
  const pierden = pierdenAdmin(filas);
  if (cambiadas.length === 0) return null;
  return (
    <>
      {pierden.length > 0 && (
        <p role="alert" className={shared.attention}>
          {pierden.length === 1 ? 'Pierde' : 'Pierden'} el rol admin: <bdi>{pierden.join(', ')}</bdi>
        </p>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <div className={classes.faults} role="region" aria-label="Cuentas que cambian" tabIndex={0}>
        <table className={tabla.table} aria-label="Cuentas que cambian">
          <thead>
            <tr>
              {['Línea', 'Usuario', 'Qué cambia'].map((titulo) => (
                <th key={titulo} scope="col" className={classes.whole}>
                  {titulo}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cambiadas.map((fila) => (
              <FilaCambiada key={fila.linea} fila={fila} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function FilaCambiada({ fila: { linea, usuario, estado, cambios } }: { readonly fila: FilaImportacion }) {
  return (
    <tr>
      <td data-titulo="Línea">{linea}</td>
      <td data-titulo="Usuario">
        <bdi>{usuario}</bdi>
      </td>
      <td data-titulo="Qué cambia">
        <ul>
          {estado === 'revive' && <li>Se activa de nuevo</li>}
          {cambios.map(({ campo, antes, despues }) => (
            <li key={campo}>
              {nombresDeCampo[campo]}: antes <bdi>{antes || '(vacío)'}</bdi>, después{' '}
              <bdi>{despues || '(vacío)'}</bdi>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
