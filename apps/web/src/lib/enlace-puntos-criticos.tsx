import { Button, type ButtonProps } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from './paths.ts';

interface EnlacePuntosCriticosProps extends Pick<ButtonProps, 'size'> {
  readonly proyectoId: string;
}

/** Link to the project's hotspots, on the pages of the project and its analysis. */
export function EnlacePuntosCriticos({ proyectoId, ...props }: EnlacePuntosCriticosProps) {
  return (
    <Button
      {...props}
      component={Link}
      to={paths.puntosCriticos.href({ id: proyectoId })}
      color="blue"
      variant="light"
      leftSection={<IconFlame size={18} aria-hidden />}
    >
      Puntos críticos
    </Button>
  );
}
