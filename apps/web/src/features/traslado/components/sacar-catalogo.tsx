import { Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import { descargarCatalogo, formatosDeCatalogo, type FormatoDeCatalogo } from '../api/descargar-catalogo.ts';
import shared from '../../../ui/shared.module.css';
import classes from './traslado.module.css';

const nombresDeFormato = {
  xlsx: 'Descargar como Excel',
  json: 'Descargar como JSON',
} as const satisfies Record<FormatoDeCatalogo, string>;

/** The catalogue as a file. */
export function SacarCatalogo() {
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async (formato: FormatoDeCatalogo) => {
      entregarArchivo(await descargarCatalogo(formato), `catalogo-mantenible.${formato}`);
    },
    onError: (error) => {
      avisarError('No se pudo descargar el catálogo.', toApiProblem(error).mensaje);
    },
  });
  return (
    <section aria-labelledby="sacar" className={classes.section}>
      <h2 id="sacar" className={shared.largeText}>
        Llevar el catálogo a otra instalación
      </h2>
      <p>
        El archivo contiene pautas, listas de verificación, métricas, subcaracterísticas, criterios y
        umbrales. No contiene proyectos, pruebas ni personas. El libro de Excel sirve también para corregir
        muchas filas a la vez y traerlas de vuelta.
      </p>
      <Group>
        {formatosDeCatalogo.map((formato) => (
          <BotonOcupado
            key={formato}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            ocupado={descarga.isPending && descarga.variables === formato}
            onClick={() => {
              descarga.mutate(formato);
            }}
          >
            {nombresDeFormato[formato]}
          </BotonOcupado>
        ))}
      </Group>
    </section>
  );
}
