import { Badge } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import classes from '../mejora.module.css';

interface MarcaCriticaProps {
  readonly proyectoId: string;
  /** Hotspots that a proposal concerns. */
  readonly rutas: readonly string[];
}

/** 'Punto crítico': the proposal concerns one of the ten files that deserve attention first. */
export function MarcaCritica({ proyectoId, rutas }: MarcaCriticaProps) {
  const [primera] = rutas;
  if (primera === undefined) return null;
  const mas = rutas.length - 1;
  return (
    <p className={classes.facts}>
      <Badge component="span" variant="default" tt="none" leftSection={<IconFlame size={14} aria-hidden />}>
        Punto crítico
      </Badge>
      <Link to={paths.puntosCriticos.href({ id: proyectoId })}>
        <bdi>{primera}</bdi>
        {mas > 0 && ` y ${mas} más`}
      </Link>
    </p>
  );
}
