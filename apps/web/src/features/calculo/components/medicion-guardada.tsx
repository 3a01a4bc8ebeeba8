import type { MedicionInformada } from '@mantenible/domain/calculo';
import { unidadDeMedida } from '@mantenible/domain/medicion';
import { fraseMedicion } from '@mantenible/wording/medicion';

import { aislar } from '../../../ui/aislar.ts';
import shared from '../../../ui/shared.module.css';

/** What the analysis had measured when the test was saved. */
export function MedicionGuardada({ medicion }: { readonly medicion: MedicionInformada }) {
  const { nombre, nivel, commit } = medicion;
  const aislado = nivel === null ? null : aislar(nivel);
  return (
    <p className={shared.largeNote}>
      {fraseMedicion({ ...medicion, nivel: aislado, unidad: unidadDeMedida(nombre) })}
      {commit !== null && (
        <>
          {' '}
          Commit <code title={commit}>{commit.slice(0, 7)}</code>.
        </>
      )}
    </p>
  );
}
