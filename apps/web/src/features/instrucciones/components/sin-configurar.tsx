import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import classes from './instrucciones.module.css';

interface SinConfigurarProps {
  readonly id: string;
  /** The steps for a service. */
  readonly children: ReactNode;
}

/** Shown with the embedded scanner, which needs no setup: link to the analysis; the steps for a service are folded away. */
export function SinConfigurar({ id, children }: SinConfigurarProps) {
  return (
    <>
      <section className={classes.ready} aria-labelledby="sin-configurar">
        <h2 id="sin-configurar">No necesita configurar nada: pulse Analizar</h2>
        <p>
          Esta instalación analiza el repositorio por sí misma, con el enlace, la rama y el token que ya tiene
          el proyecto. No hay que crear secretos ni archivos.
        </p>
        <Button
          component={Link}
          to={paths.analisis.href({ id })}
          color="blue"
          leftSection={<IconChartBar size={18} aria-hidden />}
        >
          Ir al análisis
        </Button>
      </section>
      <details className={classes.external}>
        <summary>
          <h2>Para un servicio externo</h2>
        </summary>
        {children}
      </details>
    </>
  );
}
