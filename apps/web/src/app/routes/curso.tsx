import { CursoPagina, type VistaDeCurso } from '../../features/curso/components/curso-pagina.tsx';
import { EntregasDeCurso } from '../../features/entrega/components/entregas-de-curso.tsx';
import { CuentasDeClase } from '../../features/persona/components/cuentas-de-clase.tsx';

/** Parts of a course's page that other concepts draw. */
const vistas: readonly VistaDeCurso[] = [
  { vista: 'entregas', texto: 'Entregas', dibujar: ({ _id }) => <EntregasDeCurso cursoId={_id} /> },
  {
    vista: 'cuentas',
    texto: 'Cuentas',
    soloAdmin: true,
    dibujar: (curso) => <CuentasDeClase curso={curso} />,
  },
];

export function Component() {
  return <CursoPagina vistas={vistas} />;
}
