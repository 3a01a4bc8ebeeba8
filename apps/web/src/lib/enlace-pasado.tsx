import { Button, type ButtonProps } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';

import { config } from './config.ts';
import { paths } from './paths.ts';

interface EnlacePasadoProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly proyectoId: string;
}

/** Link to the past of the repository; nothing with a scanning service, which analyses the newest commit only. */
export function EnlacePasado({ proyectoId, ...props }: EnlacePasadoProps) {
  if (config.escaneo === 'sonarqube') return null;
  return (
    <Button
      {...props}
      color="blue"
      component={Link}
      to={paths.pasado.href({ id: proyectoId })}
      leftSection={<IconHistory size={18} aria-hidden />}
    >
      Historia del repositorio
    </Button>
  );
}
