import type { Entregado } from '@mantenible/contracts/entrega';
import { estadosDeAccion } from '@mantenible/wording/mejora';

import classes from './entrega.module.css';

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
                {estadosDeAccion[estado]}
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
