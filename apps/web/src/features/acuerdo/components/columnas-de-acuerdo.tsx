import type { Columna } from '../../../ui/tabla-datos.tsx';
import shared from '../../../ui/shared.module.css';
import { type Acuerdo, base, kappa, niveles } from './textos.ts';

/** The columns that every table of agreement ends with: equal levels, and kappa with how many questions it is of. */
export const columnasDeAcuerdo: readonly Columna<Acuerdo>[] = [
  { titulo: 'Niveles iguales', numerica: true, celda: niveles },
  {
    titulo: 'κ',
    numerica: true,
    celda: (una) => (
      <>
        {kappa(una)}
        <span className={shared.largeDetail}>{base(una)}</span>
      </>
    ),
  },
];
