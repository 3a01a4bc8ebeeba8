import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';

import classes from './aviso-ajeno.module.css';

interface AvisoEjemploProps {
  /** Whether admins alone find it. */
  readonly oculto: boolean;
}

/** Names the shown project as the solved example, in the place of another person's name. */
export function AvisoEjemplo({ oculto }: AvisoEjemploProps) {
  return (
    <Alert className={classes.notice} variant="light" icon={<IconEye aria-hidden />}>
      Ejemplo resuelto: una evaluación completa, con sus pruebas, dos análisis y un plan de mejora. Solo puede
      consultarlo.{oculto && ' Está oculto para los estudiantes.'}
    </Alert>
  );
}
