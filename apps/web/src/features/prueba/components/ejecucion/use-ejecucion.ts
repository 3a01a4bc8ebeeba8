import type { Borrador } from '@mantenible/contracts/borrador';
import { formatNumericDay } from '@mantenible/wording/fechas';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { leerMedicionesQuery } from '../../api/leer-mediciones.ts';
import type { CopiaGuardada } from '../../borrador/copia-local.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { impedimentoGuardado } from '../../modelo/guardado.ts';
import { analisisMostrado, medicionesDe } from '../../modelo/mediciones.ts';
import { siguientePendiente } from '../../modelo/progreso.ts';
import { tituloPropuesto, tituloVisible } from '../../modelo/titulo-ejecucion.ts';
import { useGuardar } from './use-guardar.ts';
import { useMotor } from './use-motor.ts';
import { usePaginas } from './use-paginas.ts';

/** Everything that a run of a test shares: its draft, measures, pages and save, and the way to what is missing. */
export function useEjecucion(
  ejecucion: Ejecucion,
  borrador: Borrador,
  copia: CopiaGuardada,
  onCambiadas: () => void,
) {
  const { plan } = borrador;
  const { motor, vista } = useMotor(ejecucion, borrador, copia, onCambiadas);
  const { respuestas } = vista.borrador;
  const [propuesto] = useState(() => tituloPropuesto(borrador, formatNumericDay(new Date())));
  const titulo = tituloVisible(vista.borrador.titulo, propuesto);
  const mediciones = medicionesDe(useQuery(leerMedicionesQuery(ejecucion.proyectoId)));
  const mostrado = { borrador: borrador._id, plan, propuesto, analisis: analisisMostrado(mediciones) };
  const guardar = useGuardar(ejecucion, motor, mostrado);
  const campoTitulo = useRef<HTMLInputElement>(null);
  const paginas = usePaginas(plan.preguntas.length);
  const impedimento = impedimentoGuardado(ejecucion, { plan, titulo, respuestas });
  return {
    motor,
    vista,
    titulo,
    mediciones,
    guardar,
    paginas,
    campoTitulo,
    impedimento,
    irAFaltante: () => {
      if (impedimento?.falta === 'titulo') campoTitulo.current?.focus();
      else if (typeof impedimento?.falta === 'object') paginas.irAPregunta(impedimento.falta.pregunta);
    },
    irASiguiente: () => {
      const indice = siguientePendiente(plan.preguntas, respuestas, paginas.ultima());
      if (indice !== null) paginas.irAPregunta(indice);
    },
  };
}
