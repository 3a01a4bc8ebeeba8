import { porGananciaYEsfuerzo, type Esfuerzo, type Origen } from '@mantenible/domain/mejora';
import { useState } from 'react';

import { claveOrigen, type PropuestaManual } from '../../modelo/propuesta.ts';

/** Proposals with the efforts that the person chose, sorted by gain for effort; a proposal in the plan keeps its action's effort. */
export function useEsfuerzos(propuestas: readonly PropuestaManual[], tomadas: ReadonlySet<string>) {
  const [elegidos, setElegidos] = useState<ReadonlyMap<string, Esfuerzo>>(new Map());
  const ordenadas = propuestas
    .map((propuesta) => {
      const clave = claveOrigen(propuesta.origen);
      const elegido = tomadas.has(clave) ? undefined : elegidos.get(clave);
      return elegido === undefined ? propuesta : { ...propuesta, esfuerzo: elegido };
    })
    .sort(porGananciaYEsfuerzo);
  return {
    ordenadas,
    cambiarEsfuerzo: (origen: Origen, esfuerzo: Esfuerzo) => {
      setElegidos((antes) => new Map(antes).set(claveOrigen(origen), esfuerzo));
    },
  };
}
