import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { seguirPasado } from '../api/seguir-pasado.ts';
import { leerPasadoQuery } from '../api/leer-pasado.ts';

const pausaMs = 2000;

/** The past of a project. While its analysis runs, a stream updates it; polling replaces a missing or broken stream. */
export function usePasado(proyectoId: string) {
  const cliente = useQueryClient();
  const [vivo, setVivo] = useState(false);
  const consulta = useQuery(leerPasadoQuery(proyectoId, !vivo && pausaMs));
  const enCurso = consulta.data?.estado === 'en-curso';
  useEffect(() => {
    if (!enCurso) return undefined;
    const fin = new AbortController();
    const { queryKey } = leerPasadoQuery(proyectoId, false);
    const alTerminar = (como: 'terminado' | 'eliminado') => {
      if (fin.signal.aborted) return;
      setVivo(false);
      // The stream does not carry the points. Without a project the page reports why it cannot be read.
      if (como === 'terminado') void cliente.invalidateQueries({ queryKey });
      else void cliente.resetQueries({ queryKey });
    };
    seguirPasado(proyectoId, fin.signal, (llegado) => {
      if (fin.signal.aborted || llegado.estado !== 'en-curso') return;
      setVivo(true);
      cliente.setQueryData(queryKey, (antes) => antes && { ...antes, ...llegado });
    }).then(alTerminar, () => {
      alTerminar('terminado');
    });
    return () => {
      fin.abort();
      setVivo(false);
    };
  }, [cliente, proyectoId, enCurso]);
  return consulta;
}
