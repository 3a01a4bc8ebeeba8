import type { Entregado } from '@mantenible/contracts/entrega';

import classes from './entrega.module.css';

const estados: Readonly<Record<Entregado['acciones'][number]['estado'], string>> = {
  pendiente: 'Pendiente',
  'en-curso': 'En curso',
  hecha: 'Hecha',
  descartada: 'Descartada',
};

/** The actions of the plan as they stood. */
export function AccionesEntregadas({ acciones }: Pick<Entregado, 'acciones'>) {
  return (
    <section aria-labelledby="acciones-entregadas">
      <h2 id="acciones-entregadas" className={classes.subtitle}>
        Plan de mejora
      </h2>
      {acciones.length === 0 ? (
        <p>No tenía ninguna acción en el plazo.</p>
      ) : (
        <ul className={classes.questions}>
          {acciones.map(({ texto, estado, verificada, responsable }, i) => (
            <li key={i}>
              <bdi>{texto}</bdi>
              <span className={classes.detail}>
                {estados[estado]}
                {verificada !== null && ', verificada'}
                {responsable !== null && (
                  <>
                    , a cargo de <bdi>{responsable}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
