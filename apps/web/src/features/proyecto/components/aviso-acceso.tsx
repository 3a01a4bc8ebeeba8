import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { accesoGuardadoQuery } from '../api/probar-acceso.ts';
import { desdeResumen } from '../modelo/vuelta-al-resumen.ts';
import classes from './proyecto.module.css';

interface AvisoAccesoProps {
  readonly proyecto: { readonly _id: string; readonly link: string; readonly branch: string };
}

/**
 * Checks a stored project's access to its repository, and warns where that fails. Nothing while the check runs, where it
 * succeeds, and where it could not be made.
 */
export function AvisoAcceso({ proyecto }: AvisoAccesoProps) {
  const { data } = useQuery(accesoGuardadoQuery(proyecto));
  if (data === undefined || data.correcto) return null;
  return (
    <Alert
      role="status"
      className={classes.accessWarning}
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
    >
      No se pudo leer el repositorio: {data.mensaje}{' '}
      <Link to={paths.editarProyecto.href({ id: proyecto._id })} state={desdeResumen}>
        Corregir
      </Link>
    </Alert>
  );
}
