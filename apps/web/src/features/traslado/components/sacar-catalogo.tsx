import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import { descargarCatalogo } from '../api/descargar-catalogo.ts';
import classes from './traslado.module.css';

/** The catalogue as a file. */
export function SacarCatalogo() {
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      entregarArchivo(await descargarCatalogo(), 'catalogo-mantenible.json');
    },
    onError: (error) => {
      avisarError('No se pudo descargar el catálogo.', toApiProblem(error).mensaje);
    },
  });
  return (
    <section aria-labelledby="sacar" className={classes.section}>
      <h2 id="sacar" className={classes.subtitle}>
        Llevar el catálogo a otra instalación
      </h2>
      <p>
        El archivo contiene pautas, listas de verificación, métricas, subcaracterísticas, criterios y
        umbrales. No contiene proyectos, pruebas ni personas.
      </p>
      <BotonOcupado
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        ocupado={descarga.isPending}
        onClick={() => {
          descarga.mutate();
        }}
      >
        Descargar el catálogo
      </BotonOcupado>
    </section>
  );
}
