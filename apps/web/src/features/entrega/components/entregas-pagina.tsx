import { useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { EntregasDeCurso } from './entregas-de-curso.tsx';

/** /curso/{course}/entregas */
export function EntregasPagina() {
  const { cursoId = '' } = useParams();
  return (
    <Pagina
      titulo="Entregas del curso"
      ancho="ancho"
      migas={[{ texto: 'Curso', href: paths.curso.href({ id: cursoId }) }]}
    >
      <EntregasDeCurso cursoId={cursoId} />
    </Pagina>
  );
}
