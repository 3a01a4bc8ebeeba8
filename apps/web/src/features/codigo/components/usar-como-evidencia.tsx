import type { Incidencia } from '@mantenible/domain/escaneo';
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';

import type { OrigenCodigo } from '../../../lib/escaneo/analizado.ts';
import { recoger } from '../../../lib/evidencia/recogidas.ts';
import { rangoDe } from '../../../lib/incidencia/lineas-afectadas.ts';
import { usePersona } from '../../../lib/session/session.ts';
import classes from './dialogo-codigo.module.css';

interface UsarComoEvidenciaProps {
  readonly proyectoId: string;
  readonly origen: OrigenCodigo;
  readonly incidencia: Incidencia;
}

/** Keeps path, lines and commit of an issue for the answers of a test, in this tab until sign-out. */
export function UsarComoEvidencia({ proyectoId, origen, incidencia }: UsarComoEvidenciaProps) {
  const { sub } = usePersona();
  const [recogida, setRecogida] = useState<Incidencia | null>(null);
  return (
    <div className={classes.copy}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPaperclip size={16} aria-hidden />}
        onClick={() => {
          const lineas = rangoDe(incidencia);
          recoger(sub, proyectoId, { tipo: 'archivo', ...origen, ruta: incidencia.archivo, lineas });
          setRecogida(incidencia);
        }}
      >
        Usar como evidencia
      </Button>
      <span role="status">
        {recogida === incidencia && 'Guardada: añádala en una pregunta de una prueba'}
      </span>
    </div>
  );
}
