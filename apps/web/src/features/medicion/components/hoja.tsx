import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { ContenidoMedida } from '../../../lib/hoja-de-medicion/contenido-medida.tsx';
import { paths } from '../../../lib/paths.ts';
import { filterBySearch } from '../../../lib/search.ts';
import { BotonImprimir } from '../../../ui/boton-imprimir.tsx';
import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useAncla } from '../../../ui/use-ancla.ts';
import { useParametros } from '../../../ui/use-parametros.ts';
import { entradas, grupos, type Entrada } from '../modelo/entradas.ts';
import classes from './hoja.module.css';
import { Preparacion } from './preparacion.tsx';

/** /hoja_de_medicion: for each question that asks for a count, the commands that give the figure. */
export function Hoja() {
  useAncla();
  const [params, setParams] = useParametros();
  const buscar = params.get('buscar') ?? '';
  const halladas = filterBySearch(
    entradas,
    buscar,
    ({ clave, descripcion, pregunta }) => `${clave} ${descripcion} ${pregunta}`,
  );
  return (
    <Pagina
      titulo="Hoja de medición"
      acciones={<BotonImprimir />}
      introduccion={
        <>
          Para cada pregunta del catálogo inicial que pide contar: la orden que da la cifra, lo que escribe en
          el proyecto de demostración y qué se divide entre qué. Antes de medir, lea la{' '}
          <a href="#preparacion">preparación</a>; las cifras del análisis se explican en{' '}
          <Link to={paths.teoria.href()}>Teoría</Link>.
        </>
      }
    >
      <div className={classes.search}>
        <CampoBusqueda
          etiqueta="Buscar preguntas"
          valor={buscar}
          resultado={`${formatNumber(halladas.length)} de ${contar(entradas.length, 'pregunta', 'preguntas')}`}
          onCambio={(valor) => {
            setParams(valor === '' ? {} : { buscar: valor }, { replace: true, preventScrollReset: true });
          }}
        />
      </div>
      {halladas.length === 0 && <Vacio texto="Ninguna pregunta coincide con lo que busca." />}
      {grupos.map(({ prefijo, nombre }) => (
        <Grupo
          key={prefijo}
          nombre={nombre}
          entradas={halladas.filter(({ clave }) => clave.startsWith(prefijo))}
        />
      ))}
      <Preparacion />
    </Pagina>
  );
}

/** The questions of a sub-characteristic; nothing where none is left. */
function Grupo({
  nombre,
  entradas: suyas,
}: {
  readonly nombre: string;
  readonly entradas: readonly Entrada[];
}) {
  if (suyas.length === 0) return null;
  return (
    <section className={classes.group} aria-label={nombre}>
      <h2>{nombre}</h2>
      {suyas.map(({ clave, descripcion, pregunta, medida }) => (
        <article key={clave} className={classes.entry} aria-labelledby={clave}>
          <h3 id={clave}>{descripcion}</h3>
          <p className={classes.question}>{pregunta}</p>
          <ContenidoMedida medida={medida} pauta={descripcion} />
        </article>
      ))}
    </section>
  );
}
