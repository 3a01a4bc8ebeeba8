import type { NoAnalizado } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';

import comunes from '../analisis.module.css';
import shared from '../../../../ui/shared.module.css';

/** Files that no measure counts, each with its reason; a long list is cut. */
export function ArchivosOmitidos({ total, primeros }: NoAnalizado['archivosOmitidos']) {
  if (total === 0) return null;
  const resto = total - primeros.length;
  return (
    <details className={comunes.note}>
      <summary>
        {contar(total, 'archivo no se analizó', 'archivos no se analizaron')}: ver cuáles y por qué
      </summary>
      <ul className={shared.longList}>
        {primeros.map(({ ruta, motivo }, i) => (
          <li key={`${String(i)} ${ruta}`}>
            <code>
              <bdi>{ruta}</bdi>
            </code>
            . {motivo}
          </li>
        ))}
        {resto > 0 && <li>Y {contar(resto, 'archivo más', 'archivos más')}.</li>}
      </ul>
    </details>
  );
}
