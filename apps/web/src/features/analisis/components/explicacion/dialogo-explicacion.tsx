import { lazy, Suspense } from 'react';

import { Cargando } from '../../../../ui/estado-consulta/index.ts';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { nombreFigura, type Figura } from '../figuras/figura.ts';
import type { Resultado } from '../figuras/resultado.ts';

const Contenido = lazy(() => import('./contenido-explicacion.tsx'));

interface DialogoExplicacionProps {
  /** Explained figure; null while closed. */
  readonly figura: Figura | null;
  readonly resultado: Resultado;
  readonly onCerrar: () => void;
}

/** '¿Cómo se calcula?' of one figure; its content is lazy. */
export function DialogoExplicacion({ figura, resultado, onCerrar }: DialogoExplicacionProps) {
  return (
    <Dialogo
      opened={figura !== null}
      onClose={onCerrar}
      title={figura === null ? '' : `¿Cómo se calcula? ${nombreFigura(figura)}`}
      size="lg"
    >
      {figura !== null && (
        <Suspense fallback={<Cargando texto="Cargando..." />}>
          <Contenido figura={figura} resultado={resultado} />
        </Suspense>
      )}
    </Dialogo>
  );
}
