import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { config } from '../../../../lib/config.ts';
import { proyectoQuery } from '../../../../lib/proyecto-api/obtener-proyecto.ts';
import { estadoAnalisisQuery } from '../../api/estado-analisis.ts';
import { clavesDeLectura } from '../../api/lectura.ts';
import { seguirAnalisis } from '../../api/seguir-analisis.ts';

/** Pauses between two looks at a running analysis, in milliseconds: ours moves faster than a service's. */
const pausas = { incorporado: 2_000, servicio: 5_000 };

/**
 * Where the newest analysis stands, kept up to date while one is running: by the embedded scanner's stream, and by
 * looking again where there is none or it breaks.
 */
export function useEstado(proyectoId: string, conectado: boolean) {
  const incorporado = config.escaneo === 'incorporado';
  const [vivo, setVivo] = useState(false);
  const pausa = incorporado ? !vivo && pausas.incorporado : pausas.servicio;
  const estado = useQuery({ ...estadoAnalisisQuery(proyectoId, pausa), enabled: conectado });
  useFlujo(proyectoId, incorporado && estado.data?.estado === 'en-curso', setVivo);
  return estado;
}

/** Puts what the stream brings where the state is kept; `alCambiar` is told whether it lives. */
function useFlujo(proyectoId: string, activo: boolean, alCambiar: (vivo: boolean) => void): void {
  const cliente = useQueryClient();
  useEffect(() => {
    if (!activo) return undefined;
    const fin = new AbortController();
    const { queryKey } = estadoAnalisisQuery(proyectoId, false);
    const releer = () => void cliente.invalidateQueries({ queryKey });
    const alTerminar = (como: 'terminado' | 'eliminado') => {
      if (fin.signal.aborted) return;
      alCambiar(false);
      if (como === 'terminado') {
        releer();
        return;
      }
      // Read anew from the beginning: the screen says that there is no such project, and shows nothing of it.
      void cliente.resetQueries({ queryKey: proyectoQuery(proyectoId).queryKey });
      void cliente.resetQueries({ queryKey: clavesDeLectura(proyectoId) });
    };
    seguirAnalisis(proyectoId, fin.signal, (llegado) => {
      if (fin.signal.aborted) return;
      alCambiar(llegado.estado === 'en-curso');
      cliente.setQueryData(queryKey, (antes) => antes && { ...antes, ...llegado });
      // The stream brings no history.
      if (llegado.estado !== 'en-curso') releer();
    }).then(alTerminar, () => {
      alTerminar('terminado');
    });
    return () => {
      fin.abort();
    };
  }, [cliente, proyectoId, activo, alCambiar]);
}
