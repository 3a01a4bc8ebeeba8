import type { PautaPendiente } from '@mantenible/contracts/catalogo-inicial';

import { contar } from '@mantenible/wording/contar';

import shared from '../../../../ui/shared.module.css';
import classes from './iniciales.module.css';

interface ListaPendientesProps {
  readonly titulo: string;
  readonly pautas: readonly PautaPendiente[];
}

/** A longer list is folded, so that the buttons below it stay in sight. */
const maximoALaVista = 24;

/** Guidelines by name, each with its list. */
export function ListaPendientes(props: ListaPendientesProps) {
  const cuantas = props.pautas.length;
  if (cuantas <= maximoALaVista) return <Lista {...props} />;
  return (
    <details>
      <summary>Ver {contar(cuantas, 'pauta', 'pautas')}</summary>
      <Lista {...props} />
    </details>
  );
}

function Lista({ titulo, pautas }: ListaPendientesProps) {
  return (
    <ul className={classes.list} aria-label={titulo}>
      {pautas.map(({ clave, descripcion, lista }) => (
        <li key={clave}>
          {descripcion}
          <span className={shared.detail}>
            {lista === null ? 'En ninguna lista: la suya ya no está en el catálogo.' : lista.nombre}
          </span>
        </li>
      ))}
    </ul>
  );
}
