import type { Mejora } from '@mantenible/contracts/mejora';

import { informarComentarios } from '../../../lib/observacion-api/informar-comentarios.ts';
import { listarComentarios } from '../../../lib/observacion-api/listar-comentarios.ts';
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
          listarComentarios(mejora.proyecto._id, { lugar: 'accion' }),
        ]);
        return crearPlanPdf(informePlan(mejora, informarComentarios(comentarios), new Date()));
      }}
    />
  );
}
