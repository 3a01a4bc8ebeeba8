import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { config } from '../../../../lib/config.ts';
import { leerProyectoQuery } from '../../../../lib/proyecto-api/leer-proyecto.ts';
import { leerSituacionQuery } from '../../api/leer-situacion.ts';
import { clavesDeLectura } from '../../../../lib/escaneo/lectura.ts';
import { seguirAnalisis } from '../../api/seguir-analisis.ts';

/** Polling intervals in milliseconds; the embedded scanner reports faster than a service. */
const pausas = { incorporado: 2_000, servicio: 5_000 };

/**
 * State of the newest analysis. While one runs, the embedded scanner's stream updates it; polling replaces a missing
 * or broken stream.
 */
export function useEstado(proyectoId: string, conectado: boolean) {
  const incorporado = config.escaneo === 'incorporado';
  const [vivo, setVivo] = useState(false);
  const cliente = useQueryClient();
  const pausa = incorporado ? !vivo && pausas.incorporado : pausas.servicio;
  const estado = useQuery({ ...leerSituacionQuery(proyectoId, pausa), enabled: conectado });
  const enCurso = estado.data?.estado === 'en-curso';
  useFlujo(proyectoId, incorporado && enCurso, setVivo);
  // The project is shown with its newest degree, which an analysis that ends may change.
  useEffect(() => {
    if (!enCurso) return undefined;
    return () => void cliente.invalidateQueries({ queryKey: leerProyectoQuery(proyectoId).queryKey });
  }, [cliente, proyectoId, enCurso]);
  return estado;
}

/** Writes the stream's events into the query cache; `alCambiar` receives true while the stream is open. */
function useFlujo(proyectoId: string, activo: boolean, alCambiar: (vivo: boolean) => void): void {
  const cliente = useQueryClient();
  useEffect(() => {
    if (!activo) return undefined;
    const fin = new AbortController();
    const { queryKey } = leerSituacionQuery(proyectoId, false);
    const releer = () => void cliente.invalidateQueries({ queryKey });
    const alTerminar = (como: 'terminado' | 'eliminado') => {
      if (fin.signal.aborted) return;
      alCambiar(false);
      if (como === 'terminado') {
        releer();
        return;
      }
      // Every query is read again: the page then reports the missing project.
      void cliente.resetQueries({ queryKey: leerProyectoQuery(proyectoId).queryKey });
      void cliente.resetQueries({ queryKey: clavesDeLectura(proyectoId) });
    };
    seguirAnalisis(proyectoId, fin.signal, (llegado) => {
      if (fin.signal.aborted) return;
      alCambiar(llegado.estado === 'en-curso');
      cliente.setQueryData(queryKey, (antes) => antes && { ...antes, ...llegado });
      // The stream does not carry the history.
      if (llegado.estado !== 'en-curso') releer();
    }).then(alTerminar, () => {
      alTerminar('terminado');
    });
    return () => {
      fin.abort();
      alCambiar(false);
    };
  }, [cliente, proyectoId, activo, alCambiar]);
}
