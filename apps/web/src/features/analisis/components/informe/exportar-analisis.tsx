import { archivosDeFormato, formatosDeAnalisis, type FormatoDeAnalisis } from '@mantenible/domain/analisis';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { config } from '../../../../lib/config.ts';
import { useAvisos } from '../../../../ui/aviso/index.ts';
import { entregarArchivo } from '../../../../ui/entregar-archivo.ts';
import { MenuAcciones } from '../../../../ui/menu-acciones.tsx';
import { descargarExportacion } from '../../api/descargar-exportacion.ts';
import type { LecturaAnalisis } from '../use-analisis.ts';

/** What each format is for. */
const nombres: Readonly<Record<FormatoDeAnalisis, string>> = {
  json: 'JSON, para programas',
  sarif: 'SARIF, para editores y GitHub',
  gitlab: 'Code Quality de GitLab',
  github: 'Avisos de GitHub Actions',
  markdown: 'Markdown, para un comentario',
};

/** The analysis in the formats of the command, made by the server. Absent without measures, and with a scanning service. */
export function ExportarAnalisis({ analisis }: { readonly analisis: LecturaAnalisis }) {
  const { proyecto, situacion } = analisis;
  const { avisarError, resolver } = useAvisos();
  const { mutate } = useMutation({
    onMutate: resolver,
    mutationFn: async ({
      id,
      nombre,
      formato,
    }: {
      id: string;
      nombre: string;
      formato: FormatoDeAnalisis;
    }) => {
      const { extension } = archivosDeFormato[formato];
      entregarArchivo(
        await descargarExportacion(id, formato),
        `analisis-${claveDesdeNombre(nombre)}.${extension}`,
      );
    },
    onError: (error) => {
      avisarError('No se pudo descargar el análisis.', toApiProblem(error).mensaje);
    },
  });
  if (!proyecto || situacion.tipo !== 'medidas' || config.escaneo !== 'incorporado') return null;
  return (
    <MenuAcciones
      nombre="Descargar en otro formato"
      acciones={formatosDeAnalisis.map((formato) => ({
        texto: nombres[formato],
        Icono: IconFileDownload,
        onPulsar: () => {
          mutate({ id: proyecto._id, nombre: proyecto.nombre, formato });
        },
      }))}
    />
  );
}
