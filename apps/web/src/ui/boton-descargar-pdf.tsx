import type { ButtonProps } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { useAvisos } from './aviso/index.ts';
import { BotonOcupado } from './boton-ocupado.tsx';
import { entregarArchivo } from './entregar-archivo.ts';

interface BotonDescargarPdfProps extends Pick<ButtonProps, 'variant'> {
  /** Makes the file; what it needs is loaded when the button is first pressed. */
  readonly crear: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Name of the file. */
  readonly archivo: string;
}

/** 'Descargar PDF': makes the file in the page and hands it over. */
export function BotonDescargarPdf({ crear, archivo, variant = 'light' }: BotonDescargarPdfProps) {
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      entregarArchivo(new Blob([await crear()], { type: 'application/pdf' }), archivo);
    },
    onError: () => {
      avisarError('No se pudo crear el PDF.', 'Compruebe su conexión e inténtelo de nuevo.');
    },
  });
  return (
    <BotonOcupado
      variant={variant}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      ocupado={descarga.isPending}
      onClick={() => {
        descarga.mutate();
      }}
    >
      Descargar PDF
    </BotonOcupado>
  );
}
