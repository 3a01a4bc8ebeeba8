import type { Mejora } from '@mantenible/contracts/mejora';

import { BotonDescargarPdf } from '../../../ui/boton-descargar-pdf.tsx';
import { informePlan, nombreArchivoPlan } from '../modelo/informe.ts';

/** The PDF of the plan. */
export function DescargarPlan({ mejora }: { readonly mejora: Mejora }) {
  return (
    <BotonDescargarPdf
      archivo={nombreArchivoPlan(mejora.proyecto.nombre)}
      crear={async () => {
        const { crearPlanPdf } = await import('@mantenible/reports');
        return crearPlanPdf(informePlan(mejora, new Date()));
      }}
    />
  );
}
