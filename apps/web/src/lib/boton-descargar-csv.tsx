import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from './api-problem.ts';
import { useAvisos } from '../ui/aviso/index.ts';
import { BotonOcupado } from '../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../ui/entregar-archivo.ts';

interface BotonDescargarCsvProps {
  readonly archivo: string;
  readonly descargar: () => Promise<Blob>;
  /** What the button does, where the file is another one. */
  readonly texto?: string;
}

/** 'Descargar CSV': a list as a file, made by the server. */
export function BotonDescargarCsv({ archivo, descargar, texto = 'Descargar CSV' }: BotonDescargarCsvProps) {
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      entregarArchivo(await descargar(), archivo);
    },
    onError: (error) => {
      avisarError('No se pudo descargar la lista.', toApiProblem(error).mensaje);
    },
  });
  return (
    <BotonOcupado
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      ocupado={descarga.isPending}
      onClick={() => {
        descarga.mutate();
      }}
    >
      {texto}
    </BotonOcupado>
  );
}
