import { CifrasComparadas } from '../../features/comparacion/components/resultado-analisis.tsx';
import { ArchivosDeEnlace } from '../../features/compartido/components/archivos-de-enlace.tsx';
import type { De } from './de.ts';
import { conId } from './rangos.ts';

interface DeDosAnalisisProps {
  readonly proyecto: string;
  readonly contenido: De<'comparacion-analisis'>;
}

const sinOrigen = { id: '', commit: null, enlace: '', rama: '' };

/** What changed between two analyses. */
export default function DeDosAnalisis({ proyecto, contenido }: DeDosAnalisisProps) {
  const { comparacion, valoracion } = contenido;
  const datos = {
    valoracion: conId(valoracion),
    comparacion: {
      ...comparacion,
      proyecto: { _id: '', nombre: proyecto },
      antes: { ...comparacion.antes, ...sinOrigen },
      despues: { ...comparacion.despues, ...sinOrigen },
    },
  };
  return (
    <>
      <CifrasComparadas datos={datos} />
      <ArchivosDeEnlace hallazgos={comparacion.hallazgos} motivo={comparacion.motivo} />
    </>
  );
}
