import { useParams } from 'react-router';

import { Pagina } from '../../../ui/pagina/index.ts';
import { EntregasDeCurso } from './entregas-de-curso.tsx';

/** /curso/{course}/entregas */
export function EntregasPagina() {
  const { cursoId = '' } = useParams();
  return (
    <Pagina titulo="Entregas del curso" ancho="ancho">
      <EntregasDeCurso cursoId={cursoId} />
    </Pagina>
  );
}
