import type { Entrega } from '@mantenible/contracts/entrega';
import { camposDe } from '@mantenible/domain/ambito';

import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';

/** How what was delivered is analysed: the scope with its patterns, so that a team can work towards it, and which commit counts. */
export function AlcanceDeEntrega({ pide, ambito }: Pick<Entrega, 'pide' | 'ambito'>) {
  const partes = ambito === null ? [] : camposDe(ambito);
  return (
    <>
      <p className={shared.note}>
        {pide.analisis
          ? 'Lo entregado se analiza '
          : 'No se pide el análisis; si sus docentes analizan lo entregado, será '}
        {partes.length === 0
          ? 'con todos los archivos: no cuentan el alcance del proyecto ni su sonar-project.properties.'
          : 'con este alcance, no con el del proyecto ni con su sonar-project.properties:'}
      </p>
      {partes.length > 0 && (
        <ul className={classes.failures} aria-label="Alcance del análisis">
          {partes.map(([nombre, valores]) => (
            <li key={nombre}>
              {nombre}:{' '}
              {valores.map((valor, i) => (
                <span key={valor}>
                  {i > 0 && ', '}
                  <code>{valor}</code>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p className={shared.note}>
        Cuenta el último commit de la rama con fecha anterior al plazo; esa fecha la escribe quien hace el
        commit y se puede falsear.
      </p>
    </>
  );
}
