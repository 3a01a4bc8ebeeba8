import type { RefObject } from 'react';

import { leerComentariosDeInforme } from '../../../lib/observacion-api/leer-comentarios-de-informe.ts';
import { BotonDescargarPdf } from '../../../ui/boton-descargar-pdf.tsx';
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

/** The PDF of the report, with the chart as it is on screen. */
export function DescargarPdf({ datos, grafica }: DescargarPdfProps) {
  const { filas, leido: criterioConsultado, ...resto } = datos;
  const { prueba } = resto;
  return (
    <BotonDescargarPdf
      variant="filled"
      archivo={nombreArchivo(prueba.proyecto.nombre, prueba.nombre)}
      crear={async () => {
        const [{ crearInforme, crearInformePdf, sinComentarios }, leidos] = await Promise.all([
          import('@mantenible/reports'),
          comentariosDe(prueba),
        ]);
        const comentarios = leidos ?? sinComentarios;
        const informe = crearInforme({ ...resto, filas, criterioConsultado, comentarios, now: new Date() });
        const dibujo = filas.length > maximoFilasImagen ? null : grafica.current?.querySelector('svg');
        return crearInformePdf(informe, { grafica: await fotografiarGrafica(dibujo ?? null) });
      }}
    />
  );
}

/** Comments of lecturers on the test; null for a reader of a shared link, who has neither session nor project. */
function comentariosDe({ _id, proyecto }: DatosReporte['prueba']) {
  if (proyecto._id === '') return null;
  return leerComentariosDeInforme(proyecto._id, { lugar: 'respuesta', prueba: _id });
}
