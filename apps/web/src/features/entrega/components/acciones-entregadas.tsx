import type { Entregado } from '@mantenible/contracts/entrega';
import { estadosDeAccion } from '@mantenible/wording/mejora';

import { Comentar, type ComentariosDe } from './comentar.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';

interface AccionesEntregadasProps extends Pick<Entregado, 'acciones'> {
  /** Address of the mark for those who comment on actions; null for others. */
  readonly nota: string | null;
  readonly comentariosDe: ComentariosDe;
}

/** The actions of the improvement plan as they stood. */
export function AccionesEntregadas({ acciones, nota, comentariosDe }: AccionesEntregadasProps) {
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
              <span className={shared.detail}>
                {estadosDeAccion[estado]}
                {verificada !== null && ', verificada'}
                {responsable !== null && (
                  <>
                    , a cargo de <bdi>{responsable}</bdi>
                  </>
                )}
                {nota !== null && <Comentar nota={nota} lugar="accion" clave={texto} numero={i + 1} />}
              </span>
              {comentariosDe('accion', texto)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
