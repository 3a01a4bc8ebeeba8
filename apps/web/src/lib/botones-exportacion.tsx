import { formatosDeExportacion, type FormatoDeExportacion } from '@mantenible/domain/exportacion';
import { Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { useAvisos } from '../ui/aviso/index.ts';
import { BotonOcupado } from '../ui/boton-ocupado.tsx';
import { toApiProblem } from './api-problem.ts';
import { descargarArchivo } from './descargar-archivo.ts';

interface BotonesExportacionProps {
  readonly url: string;
  /** Name of the file, without its ending. */
  readonly nombre: string;
}

const textos = {
  json: 'Descargar como JSON',
  xlsx: 'Descargar como Excel',
} as const satisfies Record<FormatoDeExportacion, string>;

/** The buttons that download an export, one for each format. */
export function BotonesExportacion({ url, nombre }: BotonesExportacionProps) {
  const { avisarError, resolver } = useAvisos();
  const descarga = useMutation({
    onMutate: resolver,
    mutationFn: (formato: FormatoDeExportacion) => descargarArchivo(url, nombre, formato),
    onError: (error) => {
      avisarError('No se pudo descargar.', toApiProblem(error).mensaje);
    },
  });
  return (
    <Group>
      {formatosDeExportacion.toReversed().map((formato) => (
        <BotonOcupado
          key={formato}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          ocupado={descarga.isPending && descarga.variables === formato}
          onClick={() => {
            descarga.mutate(formato);
          }}
        >
          {textos[formato]}
        </BotonOcupado>
      ))}
    </Group>
  );
}
