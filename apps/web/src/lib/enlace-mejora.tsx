import { Button, type ButtonProps } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from './paths.ts';

interface EnlaceMejoraProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly proyectoId: string;
  /** Saved test whose proposals the plan opens with; the plan's own choice without it. */
  readonly prueba?: string;
}

/** Link to the improvement plan, for reports, analyses and comparisons. */
export function EnlaceMejora({ proyectoId, prueba, variant = 'default', ...props }: EnlaceMejoraProps) {
  return (
    <Button
      {...props}
      variant={variant}
      component={Link}
      to={{
        pathname: paths.mejora.href({ id: proyectoId }),
        search: prueba === undefined ? '' : `?${new URLSearchParams({ prueba })}`,
      }}
      leftSection={<IconTargetArrow size={18} aria-hidden />}
    >
      Plan de mejora
    </Button>
  );
}
