import type { Mejora } from '@mantenible/contracts/mejora';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import { informePlan, nombreArchivoPlan } from '../modelo/informe.ts';

/** Makes the PDF of the plan in the page; what that needs is loaded when the button is first pressed. */
export function DescargarPlan({ mejora }: { readonly mejora: Mejora }) {
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      const { crearPlanPdf } = await import('@mantenible/reports');
      const bytes = await crearPlanPdf(informePlan(mejora, new Date()));
      entregarArchivo(
        new Blob([bytes], { type: 'application/pdf' }),
        nombreArchivoPlan(mejora.proyecto.nombre),
      );
    },
    onError: () => {
      avisarError('No se pudo crear el PDF.', 'Compruebe su conexión e inténtelo de nuevo.');
    },
  });
  return (
    <BotonOcupado
      variant="light"
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
