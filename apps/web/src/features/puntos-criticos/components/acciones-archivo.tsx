import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { Anchor, Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import classes from './puntos.module.css';
import type { AbrirCodigo } from './tipos.ts';

interface AccionesArchivoProps {
  readonly proyectoId: string;
  readonly archivo: PuntoCritico;
  readonly abrirCodigo: AbrirCodigo;
}

/** The findings and the source of a file, one press away. */
export function AccionesArchivo({ proyectoId, archivo, abrirCodigo }: AccionesArchivoProps) {
  const { ruta, incidencias } = archivo;
  const filtro = new URLSearchParams({ vista: 'lista', archivo: ruta });
  return (
    <div className={classes.actions}>
      <Button
        variant="light"
        color="blue"
        size="compact-md"
        leftSection={<IconCode size={16} aria-hidden />}
        aria-label={`Ver código de ${ruta}`}
        onClick={() => {
          abrirCodigo(ruta);
        }}
      >
        Ver código
      </Button>
      {incidencias === 0 ? (
        <span className={classes.dim}>Sin incidencias</span>
      ) : (
        <Anchor
          component={Link}
          to={{ pathname: paths.analisis.href({ id: proyectoId }), search: `?${filtro}` }}
          aria-label={`${contar(incidencias, 'incidencia', 'incidencias')} de ${ruta}`}
        >
          {contar(incidencias, 'incidencia', 'incidencias')}
        </Anchor>
      )}
    </div>
  );
}
