import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { useAvisos } from '../../../ui/aviso/index.ts';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import type { DatosReporte } from '../api/leer-reporte.ts';
import { nombreArchivo } from '../modelo/reporte.ts';
import { fotografiarGrafica } from './imagen-grafica.ts';

/**
 * With more rows the picture would be too small to read: the PDF draws its own bars over several pages
 * instead.
 */
const maximoFilasImagen = 30;

interface DescargarPdfProps {
  readonly datos: DatosReporte;
  /** Element of the chart on screen. */
  readonly grafica: RefObject<HTMLElement | null>;
}

/** Creates the PDF in the page; its code is loaded at the first press of the button. */
export function DescargarPdf({ datos, grafica }: DescargarPdfProps) {
  const { prueba, filas, criterios, leido } = datos;
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      const { crearInforme, crearInformePdf } = await import('@mantenible/reports');
      const informe = crearInforme({
        prueba,
        filas,
        criterios,
        criterioConsultado: leido,
        ahora: new Date(),
      });
      const dibujo = filas.length > maximoFilasImagen ? null : grafica.current?.querySelector('svg');
      const bytes = await crearInformePdf(informe, { grafica: await fotografiarGrafica(dibujo ?? null) });
      entregarArchivo(
        new Blob([bytes], { type: 'application/pdf' }),
        nombreArchivo(prueba.proyecto.nombre, prueba.nombre),
      );
    },
    onError: () => {
      avisarError('No se pudo crear el PDF.', 'Compruebe su conexión e inténtelo de nuevo.');
    },
  });
  return (
    <Button
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      loading={descarga.isPending}
      onClick={() => {
        descarga.mutate();
      }}
    >
      Descargar PDF
    </Button>
  );
}
