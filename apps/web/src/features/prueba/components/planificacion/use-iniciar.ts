import { esTipoSimple, tipoElemento } from '@mantenible/domain/respuesta';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { useAvisos } from '../../../../ui/aviso/index.ts';
import { comprobarRespuesta } from '../../api/comprobar-respuesta.ts';
import type { Planificacion } from '../../modelo/planificacion.ts';
import { hrefEjecucion } from '../../../../lib/prueba-api/rutas-ejecucion.ts';
import textos from '../../textos.json';

/** Starts a test: of all items, or the first attempt of one item. An item that has a test gets an alert instead. */
export function useIniciar(proyectoId: string) {
  const navegar = useNavigate();
  const { avisar, resolver } = useAvisos();
  const pedido = useRef(0);
  useEffect(
    () => () => {
      pedido.current += 1;
    },
    [],
  );
  const inicio = useMutation({
    mutationFn: async ({ tipo, elementoId }: Planificacion) => {
      if (tipo === null) return { existe: false };
      const este = (pedido.current += 1);
      const simple = esTipoSimple(tipo) && elementoId !== null;
      const existe = simple && (await comprobarRespuesta(proyectoId, tipo, elementoId));
      // The person chose something else, or left the page, during the check.
      if (este !== pedido.current) return { existe: false };
      if (existe) {
        const { existeMetrica, existeSubcaracteristica } = textos.avisos;
        avisar(tipoElemento(tipo) === 'metrica' ? existeMetrica : existeSubcaracteristica);
        return { existe: true };
      }
      const intentos = simple ? 1 : null;
      await navegar(hrefEjecucion(proyectoId, { tipo, elementoId, intentos, adicionales: [] }));
      return { existe: false };
    },
  });
  return {
    ...inicio,
    /** Removes the messages of the former choice. */
    reset: () => {
      pedido.current += 1;
      inicio.reset();
      resolver();
    },
  };
}
