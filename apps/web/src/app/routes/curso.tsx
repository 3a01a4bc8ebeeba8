import { CursoPagina, type VistaDeCurso } from '../../features/curso/components/curso-pagina.tsx';

/** Parts of a course's page that other concepts draw. */
const vistas: readonly VistaDeCurso[] = [];

export function Component() {
  return <CursoPagina vistas={vistas} />;
}
