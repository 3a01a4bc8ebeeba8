import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { useQueryClient } from '@tanstack/react-query';

import { listarComponentesQuery } from '../../../../lib/analisis-api/listar-componentes.ts';
import { listarIncidenciasQuery } from '../../../../lib/analisis-api/listar-incidencias.ts';
import { listarMarcasQuery } from '../../../../lib/analisis-api/listar-marcas.ts';
import { config } from '../../../../lib/config.ts';
import { leerComentariosDeInforme } from '../../../../lib/observacion-api/leer-comentarios-de-informe.ts';
import { BotonDescargarPdf } from '../../../../ui/boton-descargar-pdf.tsx';
import { listarPropiedadesCalidadQuery } from '../../api/listar-propiedades-calidad.ts';
import { listarValoracionesQuery } from '../../api/listar-valoraciones.ts';
import { ultimoListo } from '../incorporado/momento.ts';
import type { LecturaAnalisis } from '../use-analisis.ts';

/** Titles of the rule cards where the scanning service's messages are in English. */
async function leerTitulos() {
  if (config.escaneo !== 'sonarqube') return undefined;
  return (await import('@mantenible/rule-cards/titulo')).tituloDeRegla;
}

/** The PDF of the analysis on screen; it reads what the page has not read yet. Absent without measures. */
export function DescargarAnalisis({ analisis }: { readonly analisis: LecturaAnalisis }) {
  const cliente = useQueryClient();
  const { proyecto, situacion, resultado, estado } = analisis;
  if (!proyecto || situacion.tipo !== 'medidas' || resultado === null) return null;
  const crear = async () => {
    const commit = ultimoListo(estado?.historia ?? [])?.commit;
    const analizado = { proyectoId: proyecto._id, clave: situacion.clave, fecha: resultado.fecha };
    const [
      reports,
      modelo,
      incidencias,
      componentes,
      valoracion,
      propiedades,
      marcas,
      tituloDe,
      comentarios,
    ] = await Promise.all([
      import('@mantenible/reports'),
      import('./informe-analisis.ts'),
      cliente.query(listarIncidenciasQuery(analizado)),
      cliente.query(listarComponentesQuery(analizado)),
      cliente.query(listarValoracionesQuery()),
      cliente.query(listarPropiedadesCalidadQuery()),
      config.escaneo === 'incorporado' ? cliente.query(listarMarcasQuery(analizado)) : null,
      leerTitulos(),
      leerComentariosDeInforme(proyecto._id, { lugar: 'incidencia' }, commit),
    ]);
    const datos = { resultado, valoracion, propiedades, escaneo: config.escaneo };
    const leido = { incidencias, componentes, marcas, comentarios };
    const origen = { proyecto, estado, ...leido, tituloDe, now: new Date() };
    return reports.crearAnalisisPdf(modelo.informeAnalisis(datos, origen));
  };
  return <BotonDescargarPdf archivo={`analisis-${claveDesdeNombre(proyecto.nombre)}.pdf`} crear={crear} />;
}
