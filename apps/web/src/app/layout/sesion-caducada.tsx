import { Button } from '@mantine/core';

import { useSession } from '../../lib/session/session.ts';
import { Dialogo } from '../../ui/dialogo.tsx';
import classes from './sesion-caducada.module.css';

/** Dialog over the unchanged page; its only action signs in again and returns here. */
export default function SesionCaducada() {
  const { entrar } = useSession();
  return (
    <Dialogo
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={400}
      title="Su sesión ha caducado"
    >
      <p className={classes.text}>Inicie sesión de nuevo para continuar. Volverá a esta misma página.</p>
      <Button onClick={entrar} data-autofocus>
        Iniciar sesión
      </Button>
    </Dialogo>
  );
}
