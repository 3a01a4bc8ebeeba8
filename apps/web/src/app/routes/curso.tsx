import { CursoPagina, type VistaDeCurso } from '../../features/curso/components/curso-pagina.tsx';
import { EntregasDeCurso } from '../../features/entrega/components/entregas-de-curso.tsx';

/** Parts of a course's page that other concepts draw. */
const vistas: readonly VistaDeCurso[] = [
  { vista: 'entregas', texto: 'Entregas', dibujar: ({ _id }) => <EntregasDeCurso cursoId={_id} /> },
];

export function Component() {
  return <CursoPagina vistas={vistas} />;
}
