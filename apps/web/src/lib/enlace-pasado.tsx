import { Button, type ButtonProps } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';

import { config } from './config.ts';
import { paths } from './paths.ts';

interface EnlacePasadoProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly proyectoId: string;
}

/** One press to the past of the repository; none where a scanning service analyses. */
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
