import { Alert } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';

import { paths } from '../../../../lib/paths.ts';

const estadoGuardada = z.object({ prueba: z.uuid() });

/** After a test was saved: the way to its report. Nothing otherwise. */
export function PruebaGuardada({ proyectoId }: { readonly proyectoId: string }) {
  const state: unknown = useLocation().state;
  const id = z.safeParse(estadoGuardada, state).data?.prueba;
  if (id === undefined) return null;
  return (
    <Alert color="green" mb="md" icon={<IconReportAnalytics aria-hidden />} title="La prueba está guardada">
      <Link to={paths.calculo.href({ id })} state={{ proyectoId }}>
        Ver el reporte de la prueba
      </Link>
    </Alert>
  );
}
