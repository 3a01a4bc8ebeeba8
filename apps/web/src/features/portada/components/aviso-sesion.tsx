import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

import { useSession } from '../../../lib/session/session.ts';
import { textosPortada } from '../textos.ts';
import classes from './portada.module.css';

/**
 * Reason on the landing page why the person cannot continue: no provider, insecure address, refused, or no
 * role.
 */
export function AvisoSesion() {
  const { estado, motivo, persona, entrar, reintentar } = useSession();
  const icon = <IconInfoCircle aria-hidden />;
  if (estado === 'dentro' && persona?.roles.length === 0) {
    return (
      <Alert color="violet" icon={icon} title="Sin rol asignado" role="status">
        {textosPortada.sinRol}
      </Alert>
    );
  }
  if (motivo === 'contexto-inseguro' || motivo === 'datos-bloqueados') {
    return (
      <Alert color="red" icon={icon} title="No es posible iniciar sesión aquí" role="status">
        {motivo === 'datos-bloqueados' ? textosPortada.datosBloqueados : textosPortada.contextoInseguro}
      </Alert>
    );
  }
  if (motivo === null) return null;
  if (motivo === 'lento') {
    return (
      <Alert color="blue" icon={icon} title="Iniciando la sesión" role="status">
        {textosPortada.lento}
      </Alert>
    );
  }
  const rejected = motivo === 'rechazado';
  return (
    <Alert color="red" icon={icon} title="No se pudo iniciar sesión" role="status">
      <p className={classes.reason}>{rejected ? textosPortada.rechazado : textosPortada.inaccesible}</p>
      <Button variant="default" onClick={rejected ? entrar : reintentar}>
        Reintentar
      </Button>
    </Alert>
  );
}
