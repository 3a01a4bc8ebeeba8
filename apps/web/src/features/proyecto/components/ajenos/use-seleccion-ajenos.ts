import type { OrdenAjenos } from '@mantenible/domain/proyecto';

import { leerSeleccion, ordenTrasPulsar } from '../../modelo/seleccion-ajenos.ts';
import { useParametros } from '../../../../ui/use-parametros.ts';

/** Search, order and page of the list in the URL, so that a reload or the back button keeps them. */
export function useSeleccionAjenos() {
  const [params, setParams] = useParametros();
  const { pagina, ...seleccion } = leerSeleccion(params);

  function cambiar(cambios: Readonly<Record<string, string>>): void {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('pagina');
        for (const [nombre, valor] of Object.entries(cambios)) {
          if (valor === '') next.delete(nombre);
          else next.set(nombre, valor);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    seleccion,
    pagina,
    buscar: (buscar: string) => {
      cambiar({ buscar });
    },
    ordenar: (pulsada: OrdenAjenos) => {
      cambiar(ordenTrasPulsar(seleccion, pulsada));
    },
    irA: (nueva: number) => {
      cambiar({ pagina: nueva === 1 ? '' : String(nueva) });
    },
  };
}
