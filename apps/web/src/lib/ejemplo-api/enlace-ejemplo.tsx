import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../paths.ts';
import { leerEjemploQuery } from './leer-ejemplo.ts';

/** Id of the example for a link; null while it is hidden, and before it is known. */
export function useEjemploVisible(): string | null {
  const { data } = useQuery(leerEjemploQuery());
  return data?.visible === true ? data.proyecto : null;
}

/** 'Ver el ejemplo resuelto' as a button that leads to its page; nothing while it is hidden. */
export function EnlaceEjemplo() {
  const id = useEjemploVisible();
  if (id === null) return null;
  return (
    <Button
      component={Link}
      variant="light"
      to={paths.proyecto.href({ id })}
      leftSection={<IconEye size={18} aria-hidden />}
    >
      Ver el ejemplo resuelto
    </Button>
  );
}
