import type { Mejora } from '@mantenible/contracts/mejora';

import { leerComentariosDeInforme } from '../../../lib/observacion-api/leer-comentarios-de-informe.ts';
import { BotonDescargarPdf } from '../../../ui/boton-descargar-pdf.tsx';
import { informeMejora, nombreArchivoMejora } from '../modelo/informe.ts';

/** The PDF of the improvement plan. */
export function DescargarMejora({ mejora }: { readonly mejora: Mejora }) {
  return (
    <BotonDescargarPdf
      archivo={nombreArchivoMejora(mejora.proyecto.nombre)}
      crear={async () => {
        const [{ crearMejoraPdf }, comentarios] = await Promise.all([
          import('@mantenible/reports'),
          leerComentariosDeInforme(mejora.proyecto._id, { lugar: 'accion' }),
        ]);
        return crearMejoraPdf(informeMejora(mejora, comentarios, new Date()));
      }}
    />
  );
}
