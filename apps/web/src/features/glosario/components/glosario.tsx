import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { terminos } from '../../../lib/glosario/terminos.ts';
import { filterBySearch } from '../../../lib/search.ts';
import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useAncla } from '../../../ui/use-ancla.ts';
import { useParametros } from '../../../ui/use-parametros.ts';
import classes from './glosario.module.css';

/** /glosario_estudiantes: what the terms of questions and cards mean, and their English names; each has an anchor. */
export function Glosario() {
  const [params, setParams] = useParametros();
  const buscar = params.get('buscar') ?? '';
  const ancla = useAncla();
  const hallados = filterBySearch(
    terminos,
    buscar,
    ({ termino, ingles, sentido }) => `${termino} ${ingles} ${sentido}`,
  );
  return (
    <Pagina
      titulo="Glosario"
      introduccion="Los términos de las preguntas, las fichas y los reportes, con su nombre en inglés para seguir buscando."
    >
      <CampoBusqueda
        etiqueta="Buscar términos, también en inglés"
        valor={buscar}
        resultado={`${formatNumber(hallados.length)} de ${contar(terminos.length, 'término', 'términos')}`}
        onCambio={(valor) => {
          setParams(valor === '' ? {} : { buscar: valor }, { replace: true, preventScrollReset: true });
        }}
      />
      {hallados.length === 0 && <Vacio texto="Ningún término coincide con lo que busca." />}
      <dl className={classes.terms}>
        {hallados.map(({ id, termino, ingles, sentido }) => (
          <div key={id} id={id} data-buscado={ancla === id || undefined}>
            <dt>
              {termino} <span lang="en">{ingles}</span>
            </dt>
            <dd>{sentido}</dd>
          </div>
        ))}
      </dl>
      <p>
        Los términos de cada regla están en su <Link to={paths.reglas.href()}>ficha</Link>, y cómo se calculan
        las cifras, en <Link to={paths.teoria.href()}>Teoría</Link>.
      </p>
    </Pagina>
  );
}
