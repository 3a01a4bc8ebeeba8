import { filasDetalladas, noCorresponden } from '@mantenible/domain/mejora';
import { useState } from 'react';

import { ContenidoReporte } from '../../features/calculo/components/reporte.tsx';
import type { De } from './de.ts';
import { conId } from './rangos.ts';

interface InformeProps {
  readonly proyecto: string;
  readonly contenido: De<'informe'>;
}

/** The report of a saved test. */
export default function Informe({ proyecto, contenido: { prueba, reporte, criterios } }: InformeProps) {
  const [leido] = useState(() => new Date());
  const listas = reporte.listas.map((preguntas) =>
    preguntas.map(({ medicion, ...pregunta }) => ({
      ...pregunta,
      ...(medicion && { medicion: { ...medicion, analisis: '', commit: null } }),
    })),
  );
  const agrupado = { ...reporte, listas };
  const datos = {
    prueba: { ...prueba, _id: '', proyecto: { _id: '', nombre: proyecto } },
    filas: filasDetalladas(agrupado),
    noCorresponden: noCorresponden(agrupado),
    criterios: conId(criterios),
    leido,
  };
  return <ContenidoReporte datos={datos} />;
}
