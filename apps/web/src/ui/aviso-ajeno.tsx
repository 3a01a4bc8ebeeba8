import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';

import classes from './aviso-ajeno.module.css';

interface AvisoAjenoProps {
  readonly nombre: string;
  readonly usuario: string | null;
}

/** Names the owner of the shown project. */
export function AvisoAjeno({ nombre, usuario }: AvisoAjenoProps) {
  return (
    <Alert className={classes.notice} variant="light" icon={<IconEye aria-hidden />}>
      Proyecto de <bdi>{nombre}</bdi>
      {usuario !== null && usuario !== nombre && (
        <>
          {' '}
          (<bdi>{usuario}</bdi>)
        </>
      )}
      . Solo puede consultarlo.
    </Alert>
  );
}
