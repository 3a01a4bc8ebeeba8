import { BotonDescargarPdf } from '../../../ui/boton-descargar-pdf.tsx';
import type { DatosComparacion } from '../api/comparar-pruebas.ts';
import { informeComparacion, nombreArchivoComparacion } from '../modelo/informe-pruebas.ts';

/** The PDF of the comparison of two tests. */
export function DescargarComparacion({ datos }: { readonly datos: DatosComparacion }) {
  return (
    <BotonDescargarPdf
      archivo={nombreArchivoComparacion(datos.comparacion.proyecto.nombre)}
      crear={async () => {
        const { crearComparacionPdf } = await import('@mantenible/reports');
        return crearComparacionPdf(informeComparacion(datos, new Date()));
      }}
    />
  );
}
