import type { Mejora } from '@mantenible/contracts/mejora';

import { leerComentariosDeInforme } from '../../../lib/observacion-api/leer-comentarios-de-informe.ts';
import { BotonDescargarPdf } from '../../../ui/boton-descargar-pdf.tsx';
import { informePlan, nombreArchivoPlan } from '../modelo/informe.ts';

/** The PDF of the plan. */
export function DescargarPlan({ mejora }: { readonly mejora: Mejora }) {
  return (
    <BotonDescargarPdf
      archivo={nombreArchivoPlan(mejora.proyecto.nombre)}
      crear={async () => {
        const [{ crearPlanPdf }, comentarios] = await Promise.all([
          import('@mantenible/reports'),
          leerComentariosDeInforme(mejora.proyecto._id, { lugar: 'accion' }),
        ]);
        return crearPlanPdf(informePlan(mejora, comentarios, new Date()));
      }}
    />
  );
}
