import { lazy } from 'react';

import { Analisis } from '../../features/analisis/components/analisis.tsx';

const Guia = lazy(() =>
  import('../guia-con-codigo.tsx').then(({ GuiaConCodigo }) => ({ default: GuiaConCodigo })),
);

export function Component() {
  return <Analisis Guia={Guia} />;
}
