import { Pagina } from '../../../ui/pagina/index.ts';
import { useAncla } from '../../../ui/use-ancla.ts';
import { Complejidad } from './complejidad.tsx';
import { FuentesDeApartado } from './fuentes-de-apartado.tsx';
import { Fuentes } from './fuentes.tsx';
import { Limites } from './limites.tsx';
import { Medidas } from './medidas.tsx';
import { ModeloDeCalidad } from './modelo-de-calidad.tsx';
import { OtrosModelos } from './otros-modelos.tsx';
import classes from './teoria.module.css';

const apartados = [
  ['modelo', 'El modelo de calidad', ModeloDeCalidad],
  ['medidas', 'Las medidas de la norma', Medidas],
  ['complejidad', 'La complejidad, paso a paso', Complejidad],
  ['otros', 'Otros modelos', OtrosModelos],
  ['limites', 'Lo que el grado no distingue', Limites],
  ['fuentes', 'Fuentes', Fuentes],
] as const;

/** /teoria: the standard, its measures, both complexities worked by hand, other models, and the limits of ours. */
export function Teoria() {
  useAncla();
  return (
    <Pagina
      titulo="Teoría"
      introduccion="De dónde salen las preguntas y las cifras, cómo se calculan y qué no pueden decir."
    >
      <nav aria-label="En esta página">
        <ul className={classes.index}>
          {apartados.map(([id, titulo]) => (
            <li key={id}>
              <a href={`#${id}`}>{titulo}</a>
            </li>
          ))}
        </ul>
      </nav>
      {apartados.map(([id, titulo, Contenido]) => (
        <section key={id} aria-labelledby={id} className={classes.section}>
          <h2 id={id}>{titulo}</h2>
          <Contenido />
          <FuentesDeApartado apartado={id} />
        </section>
      ))}
    </Pagina>
  );
}
