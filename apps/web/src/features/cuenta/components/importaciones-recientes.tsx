import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { listarImportacionesQuery } from '../api/listar-importaciones.ts';
import { labels } from '../labels.ts';
import classes from './cuentas.module.css';

/** The imports of the last hour, each with the way to its initial passwords; nothing without one. */
export function ImportacionesRecientes() {
  const { data, error } = useQuery(listarImportacionesQuery());
  if (data === undefined) return error === null ? null : <p role="status">{labels.falloImportaciones}</p>;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="claves-recientes" className={classes.recent}>
      <h2 id="claves-recientes">{labels.iniciales}</h2>
      <ul>
        {data.map(({ _id: id, quien, momento, hasta, cuantas }) => (
          <li key={id}>
            <Link to={paths.contrasenasIniciales.href({ id })}>
              Ver e imprimir {contar(cuantas, 'contraseña', 'contraseñas')}
            </Link>{' '}
            <span className={classes.note}>
              de la importación de <bdi>{quien}</bdi> del{' '}
              <time dateTime={momento}>{formatDateTime(momento)}</time>; a la vista hasta el{' '}
              <time dateTime={hasta}>{formatDateTime(hasta)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
