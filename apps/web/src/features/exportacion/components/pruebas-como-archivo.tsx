import { formatDateTime } from '@mantenible/wording/fechas';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { listarRespuestasQuery } from '../../../lib/prueba-api/listar-respuestas.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { descargarPrueba } from '../api/descargar-prueba.ts';
import shared from '../../../ui/shared.module.css';
import classes from './exportacion.module.css';

const columnas: readonly Columna<Prueba>[] = [
  { titulo: 'Prueba', celda: ({ nombre }) => <bdi>{nombre}</bdi> },
  { titulo: 'Guardada', celda: ({ creado }) => <time dateTime={creado}>{formatDateTime(creado)}</time> },
];

/** The saved tests of a project, each as a file from which a draft can be made. */
export function PruebasComoArchivo({ proyectoId }: { readonly proyectoId: string }) {
  const consulta = useQuery(listarRespuestasQuery(proyectoId));
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async ({ _id, nombre }: Prueba) => {
      entregarArchivo(await descargarPrueba(_id), `${nombre}.json`);
    },
    onError: (error) => {
      avisarError('No se pudo descargar.', toApiProblem(error).mensaje);
    },
  });
  return (
    <section aria-labelledby="pruebas" className={classes.section}>
      <h2 id="pruebas" className={shared.largeText}>
        Las respuestas de una prueba
      </h2>
      <EstadoConsulta
        consulta={consulta}
        esVacio={(pruebas) => pruebas.length === 0}
        textoVacio="No hay pruebas guardadas."
      >
        {(pruebas) => (
          <TablaDatos
            etiqueta="Pruebas guardadas"
            columnas={columnas}
            registros={pruebas}
            acciones={(prueba) => (
              <BotonOcupado
                variant="subtle"
                size="compact-sm"
                leftSection={<IconDownload size={16} aria-hidden />}
                aria-label={`Descargar ${prueba.nombre}`}
                ocupado={descarga.isPending && descarga.variables._id === prueba._id}
                onClick={() => {
                  descarga.mutate(prueba);
                }}
              >
                Descargar
              </BotonOcupado>
            )}
          />
        )}
      </EstadoConsulta>
    </section>
  );
}
