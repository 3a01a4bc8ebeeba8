import type { ContenidoCompartido } from '@mantenible/contracts/compartido';
import { contar } from '@mantenible/wording/contar';

import classes from './compartido.module.css';

type Comparacion = Extract<ContenidoCompartido, { clase: 'comparacion-analisis' }>['comparacion'];

/** The findings of two analyses in numbers, and the files that changed where the link has code. */
export function ArchivosDeEnlace({ hallazgos, motivo }: Pick<Comparacion, 'hallazgos' | 'motivo'>) {
  if (hallazgos === null) return motivo === null ? null : <p>{motivo}</p>;
  const { cuentas, totalArchivos, archivos } = hallazgos;
  return (
    <section aria-labelledby="incidencias-y-archivos" className={classes.section}>
      <h2 id="incidencias-y-archivos">Incidencias y archivos</h2>
      <p>
        {contar(cuentas.nueva, 'incidencia nueva', 'incidencias nuevas')},{' '}
        {contar(cuentas.resuelta, 'resuelta', 'resueltas')} y{' '}
        {contar(cuentas.sigue, 'que sigue', 'que siguen')};{' '}
        {contar(totalArchivos, 'archivo cambió', 'archivos cambiaron')} a mejor o a peor.
      </p>
      {archivos.length > 0 && (
        <ul className={classes.files}>
          {archivos.map(({ ruta, cambio }) => (
            <li key={ruta}>
              <bdi>{ruta}</bdi>: {cambio}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
