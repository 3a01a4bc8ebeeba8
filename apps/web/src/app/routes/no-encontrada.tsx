import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { Pagina } from '../../ui/pagina/index.ts';

/** Screen of an unknown address. */
export function Component() {
  return (
    <Pagina titulo="Página no encontrada">
      <p>La dirección no existe o ha cambiado. Compruebe que esté bien escrita.</p>
      <Button component={Link} to={paths.inicio.href()}>
        Ir al inicio
      </Button>
    </Pagina>
  );
}
