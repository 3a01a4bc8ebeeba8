import type { ClaseImportada } from '@mantenible/contracts/cuenta';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import acciones from '../../../ui/dialogo-confirmar.module.css';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';

interface ClaseImportadaResumenProps {
  readonly clase: ClaseImportada;
  readonly onCerrar: () => void;
}

/** Result of an import. Only this page has the passwords: the dialog can be closed after their download. */
export function ClaseImportadaResumen({ clase, onCerrar }: ClaseImportadaResumenProps) {
  const { claves, cuantas } = clase;
  const [descargadas, setDescargadas] = useState(claves === null);
  const conocidas = cuantas.revive + cuantas.cambia + cuantas.sinCambios;
  return (
    <>
      <p role="status">
        Cuentas nuevas: {cuantas.nueva}. Ya conocidas y activas: {conocidas}.
      </p>
      {claves !== null && (
        <p>
          Descargue las contraseñas iniciales y entréguelas: no se mostrarán de nuevo. Al iniciar sesión, cada
          persona elegirá la suya.
        </p>
      )}
      <div className={acciones.actions}>
        {claves !== null && (
          <Button
            variant={descargadas ? 'default' : 'filled'}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => {
              entregarArchivo(
                new Blob([claves], { type: 'text/csv;charset=utf-8' }),
                'contrasenas-iniciales.csv',
              );
              setDescargadas(true);
            }}
          >
            Descargar contraseñas
          </Button>
        )}
        {descargadas && <Button onClick={onCerrar}>Cerrar</Button>}
      </div>
    </>
  );
}
