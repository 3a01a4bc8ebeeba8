import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import { CuotasPagina } from '../../features/cuota/components/cuotas-pagina.tsx';
import { MandoEjemplo } from '../../features/ejemplo/components/mando-ejemplo.tsx';
import { paths } from '../../lib/paths.ts';

export function Component() {
  return (
    <CuotasPagina>
      <p>
        <Anchor component={Link} to={paths.estado.href()}>
          Ver el estado de la instalación
        </Anchor>
      </p>
      <MandoEjemplo />
    </CuotasPagina>
  );
}
