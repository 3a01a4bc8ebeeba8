import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { iniciarAnalisis } from '../api/iniciar-analisis.ts';
import { leerSituacionQuery } from '../api/leer-situacion.ts';

/** Starts an analysis with one press, and opens the analysis screen, which follows it to its result. */
export function AnalizarAhora({ proyectoId }: { readonly proyectoId: string }) {
  const cliente = useQueryClient();
  const navegar = useNavigate();
  const { avisarError, resolver } = useAvisos();
  const abrir = () => void navegar(paths.analisis.href({ id: proyectoId }));
  const iniciar = useMutation({
    onMutate: resolver,
    mutationFn: () => iniciarAnalisis(proyectoId),
    onSuccess: (situacion) => {
      cliente.setQueryData(leerSituacionQuery(proyectoId, false).queryKey, situacion);
      abrir();
    },
    onError: (causa) => {
      const { codigo, mensaje } = toApiProblem(causa);
      // Another window has started one of this project: follow that one.
      if (codigo === 'analisis-en-curso') abrir();
      else avisarError('No se pudo iniciar el análisis.', mensaje);
    },
  });
  return (
    <BotonOcupado
      color="blue"
      ocupado={iniciar.isPending}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
      onClick={() => {
        iniciar.mutate();
      }}
    >
      Analizar ahora
    </BotonOcupado>
  );
}
