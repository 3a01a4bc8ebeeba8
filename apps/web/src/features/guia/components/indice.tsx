import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';

import { filterBySearch } from '../../../lib/search.ts';
import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { useParametros } from '../../../ui/use-parametros.ts';
import { palabrasDe, type Apartado } from '../conversion/nodos.ts';
import classes from './guia.module.css';

interface IndiceProps {
  readonly apartados: readonly Apartado[];
  /** Whether the whole table of contents opens on demand, as on a telephone. */
  readonly plegado: boolean;
}

/** Headings of the guide, all or those above a text that has the searched words. */
export function Indice({ apartados, plegado }: IndiceProps) {
  const [params, setParams] = useParametros();
  const buscar = params.get('buscar') ?? '';
  const hallados = filterBySearch(apartados, buscar, palabrasDelApartado);
  const lista = <Lista apartados={hallados} />;
  return (
    <div className={classes.index}>
      <CampoBusqueda
        etiqueta="Buscar en la guía"
        valor={buscar}
        resultado={
          buscar === ''
            ? undefined
            : `${formatNumber(hallados.length)} de ${contar(apartados.length, 'apartado', 'apartados')}`
        }
        onCambio={(valor) => {
          setParams(valor === '' ? {} : { buscar: valor }, { replace: true, preventScrollReset: true });
        }}
      />
      {hallados.length === 0 && <Vacio texto="Ningún apartado contiene lo que busca." />}
      {plegado && buscar === '' ? (
        <details className={classes.fold}>
          <summary>Apartados de la guía</summary>
          {lista}
        </details>
      ) : (
        lista
      )}
    </div>
  );
}

const palabrasDelApartado = ({ titulo, nodos }: Apartado) => [titulo, ...nodos.map(palabrasDe)].join(' ');

function Lista({ apartados }: Pick<IndiceProps, 'apartados'>) {
  const { search } = useLocation();
  const nombre = useId();
  return (
    <nav aria-labelledby={nombre}>
      <p id={nombre} className={classes.indexTitle}>
        En esta guía
      </p>
      <ul className={classes.headings}>
        {apartados.map(({ id, titulo, nivel }) => (
          <li key={id} data-nivel={nivel}>
            <Link to={{ search, hash: id }}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
