import type { PautaPendiente } from '@mantenible/contracts/catalogo-inicial';

import classes from './iniciales.module.css';

interface ListaPendientesProps {
  readonly titulo: string;
  readonly pautas: readonly PautaPendiente[];
}

/** Guidelines by name, each with its list. */
export function ListaPendientes({ titulo, pautas }: ListaPendientesProps) {
  return (
    <ul className={classes.list} aria-label={titulo}>
      {pautas.map(({ clave, descripcion, lista }) => (
        <li key={clave}>
          {descripcion}
          <span className={classes.where}>
            {lista === null ? 'En ninguna lista: la suya ya no está en el catálogo.' : lista.nombre}
          </span>
        </li>
      ))}
    </ul>
  );
}
