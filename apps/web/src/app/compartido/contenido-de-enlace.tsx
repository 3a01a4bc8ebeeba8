import type { ContenidoCompartido } from '@mantenible/contracts/compartido';
import { lazy, Suspense } from 'react';

import { Cargando } from '../../ui/estado-consulta/index.ts';

const Informe = lazy(() => import('./informe.tsx'));
const Analisis = lazy(() => import('./analisis.tsx'));
const DeDosPruebas = lazy(() => import('./de-dos-pruebas.tsx'));
const DeDosAnalisis = lazy(() => import('./de-dos-analisis.tsx'));
const Mejora = lazy(() => import('./mejora.tsx'));

interface ContenidoDeEnlaceProps {
  readonly proyecto: string;
  readonly contenido: ContenidoCompartido;
}

/** What a read-only link shows, drawn with the parts of the pages that show it to its owner. */
export function ContenidoDeEnlace(props: ContenidoDeEnlaceProps) {
  return (
    <Suspense fallback={<Cargando texto="Cargando..." />}>
      <Parte {...props} />
    </Suspense>
  );
}

function Parte({ proyecto, contenido }: ContenidoDeEnlaceProps) {
  switch (contenido.clase) {
    case 'informe':
      return <Informe proyecto={proyecto} contenido={contenido} />;
    case 'analisis':
      return <Analisis contenido={contenido} />;
    case 'comparacion-pruebas':
      return <DeDosPruebas proyecto={proyecto} contenido={contenido} />;
    case 'comparacion-analisis':
      return <DeDosAnalisis proyecto={proyecto} contenido={contenido} />;
    case 'plan':
      return <Mejora contenido={contenido} />;
  }
}
