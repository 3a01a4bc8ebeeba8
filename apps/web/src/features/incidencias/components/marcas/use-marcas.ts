import type { Marca, Marcas } from '@mantenible/contracts/marca';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { clavesDeMarcas, listarMarcasQuery } from '../../../../lib/analisis-api/listar-marcas.ts';
import { toApiProblem } from '../../../../lib/api-problem.ts';
import type { Analizado, GuiaProps } from '../../../../lib/escaneo/analizado.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { eliminarMarca } from '../../api/eliminar-marca.ts';
import { emparejarMarcas } from './emparejar-marcas.ts';

const ninguna: readonly Marca[] = [];

export interface MarcasDeLista {
  /** Undefined until they are read, and with a scanning service. */
  readonly leidas: Marcas | undefined;
  readonly error: Error | null;
  /** Marks by the id of their issue. */
  readonly porEntrada: ReadonlyMap<number, Marca>;
  /** The analysis whose issues the caller may mark; null where none can be. */
  readonly analisis: string | null;
  readonly quitar: (marca: Marca) => void;
  /** Id of the mark that is being removed. */
  readonly quitando: string | null;
}

/** The marks of a project's findings; with a scanning service (`terminados` null) none are read. */
export function useMarcas(
  analizado: Analizado,
  terminados: GuiaProps['terminados'],
  entradas: readonly Entrada[],
): MarcasDeLista {
  const ultimo = terminados?.[0]?.id ?? null;
  const { data, error } = useQuery({ ...listarMarcasQuery(analizado), enabled: ultimo !== null });
  const porEntrada = useMemo(() => emparejarMarcas(entradas, data?.marcas ?? ninguna), [entradas, data]);
  const { mutate, isPending, variables } = useQuitar(analizado.proyectoId);
  return {
    leidas: data,
    error: data === undefined ? error : null,
    porEntrada,
    analisis: data?.puedeCambiar === true && data.motivo === null ? ultimo : null,
    quitar: mutate,
    quitando: isPending ? variables._id : null,
  };
}

function useQuitar(proyectoId: string) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    mutationFn: async ({ _id }: Marca) => {
      resolver();
      await eliminarMarca(proyectoId, _id);
    },
    onSuccess: () => {
      avisarExito('Marca quitada.');
    },
    onError: (error) => {
      avisarError('No se pudo quitar la marca.', toApiProblem(error).mensaje);
    },
    onSettled: async () => {
      await cliente.invalidateQueries({ queryKey: clavesDeMarcas(proyectoId) });
      await cliente.invalidateQueries({ queryKey: ['mejora', proyectoId] });
    },
  });
}
