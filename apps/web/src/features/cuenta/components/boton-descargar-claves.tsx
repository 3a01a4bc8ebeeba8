import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import classes from './claves.module.css';

/** Gives initial passwords as a CSV file; absent on paper. */
export function BotonDescargarClaves({ claves }: { readonly claves: string }) {
  return (
    <Button
      variant="default"
      className={classes.download}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => {
        entregarArchivo(new Blob([claves], { type: 'text/csv;charset=utf-8' }), 'contrasenas-iniciales.csv');
      }}
    >
      Descargar contraseñas
    </Button>
  );
}
