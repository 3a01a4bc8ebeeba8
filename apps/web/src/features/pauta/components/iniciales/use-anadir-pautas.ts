import { contar } from '@mantenible/wording/contar';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { rereadable } from '../../../../lib/forms/open-form.ts';
import { avisarExito, avisarNota, useAvisos } from '../../../../ui/aviso/index.ts';
import { anadirPautasIniciales, type Anadido } from '../../api/anadir-pautas-iniciales.ts';
import { labels } from '../../labels.ts';

const listas = new Intl.ListFormat('es-ES');

/** Adds starter guidelines or brings them up to date, reports their number, and reloads the catalogue. */
export function useAnadirPautas(onHecho: () => void) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    mutationFn: anadirPautasIniciales,
    onSuccess: async (anadido) => {
      const texto = textoAnadido(anadido);
      if (texto === null) avisarNota(labels.nadaAnadido);
      else avisarExito(texto);
      onHecho();
      await queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[1] !== 'pendientes' && rereadable(query),
      });
    },
    onError: (error) => {
      avisarError(labels.errorAnadir, toApiProblem(error).mensaje);
      onHecho();
    },
  });
  return {
    anadiendo: mutation.isPending,
    anadir: (claves: readonly string[]) => {
      if (mutation.isPending) return;
      resolver();
      mutation.mutate(claves);
    },
  };
}

/** What was added or updated; null where others had done it all meanwhile. */
function textoAnadido({ anadidas, medidas, actualizadas }: Anadido): string | null {
  const partes = [
    ...(anadidas > 0 ? [contar(anadidas, 'pauta añadida', 'pautas añadidas')] : []),
    ...(medidas > 0 ? [contar(medidas, 'medida añadida', 'medidas añadidas')] : []),
    ...(actualizadas > 0 ? [contar(actualizadas, 'pauta actualizada', 'pautas actualizadas')] : []),
  ];
  return partes.length === 0 ? null : `${listas.format(partes)} exitosamente`;
}
