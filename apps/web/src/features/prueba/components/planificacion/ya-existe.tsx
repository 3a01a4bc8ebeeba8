import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import textos from '../../textos.json';

interface YaExisteProps {
  readonly proyectoId: string;
  readonly elemento: 'subcaracteristica' | 'metrica';
}

/** Persistent notice: the item has a test, which can be repeated from the repository. */
export function YaExiste({ proyectoId, elemento }: YaExisteProps) {
  const { existeMetrica, existeSubcaracteristica, repetir } = textos.avisos;
  return (
    <Alert
      variant="default"
      mb="md"
      role="note"
      icon={<IconAlertTriangle aria-hidden />}
      title={elemento === 'metrica' ? existeMetrica : existeSubcaracteristica}
    >
      <p>{repetir}</p>
      <Link to={paths.repositorio.href({ id: proyectoId })}>Repetirla desde el repositorio de pruebas</Link>
    </Alert>
  );
}
