import { PruebasComparadas } from '../../features/comparacion/components/resultado-pruebas.tsx';
import type { De } from './de.ts';
import { conId } from './rangos.ts';

interface DeDosPruebasProps {
  readonly proyecto: string;
  readonly contenido: De<'comparacion-pruebas'>;
}

type Lado = De<'comparacion-pruebas'>['comparacion']['preguntas'][number]['antes'];

const conEvidencias = (lado: Lado) => lado && { ...lado, evidencias: [] };

/** What changed between two saved tests. */
export default function DeDosPruebas({ proyecto, contenido: { comparacion, criterios } }: DeDosPruebasProps) {
  const datos = {
    criterios: conId(criterios),
    comparacion: {
      ...comparacion,
      proyecto: { _id: '', nombre: proyecto },
      antes: { ...comparacion.antes, _id: '' },
      despues: { ...comparacion.despues, _id: '' },
      preguntas: comparacion.preguntas.map((una) => ({
        ...una,
        antes: conEvidencias(una.antes),
        despues: conEvidencias(una.despues),
      })),
    },
  };
  return <PruebasComparadas datos={datos} />;
}
