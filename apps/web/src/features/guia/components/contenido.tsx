import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import type { Celda, GuiaConstruida, Nodo } from '../conversion/nodos.ts';
import classes from './guia.module.css';

interface ContenidoProps {
  readonly nodos: readonly Nodo[];
  readonly imagenes: GuiaConstruida['imagenes'];
  /** Heading above, by which a table that scrolls is named. */
  readonly sobre: string;
}

/** A text of the guide as elements of the page. */
export function Contenido({ nodos, imagenes, sobre }: ContenidoProps) {
  return nodos.map((nodo, lugar) => (
    <Fragment key={lugar}>{typeof nodo === 'string' ? nodo : elementoDe(nodo, imagenes, sobre)}</Fragment>
  ));
}

const etiquetas = {
  parrafo: 'p',
  lista: 'ul',
  numerada: 'ol',
  elemento: 'li',
  fuerte: 'strong',
  enfasis: 'em',
} as const;

function elementoDe(
  nodo: Exclude<Nodo, string>,
  imagenes: ContenidoProps['imagenes'],
  sobre: string,
): ReactNode {
  if (nodo.tipo === 'codigo') return <Codigo texto={nodo.texto} />;
  if (nodo.tipo === 'bloque')
    return (
      <pre>
        <code>{nodo.texto}</code>
      </pre>
    );
  if (nodo.tipo === 'imagen') return <Figura {...nodo} imagenes={imagenes} />;
  if (nodo.tipo === 'tabla') return <Tabla {...nodo} imagenes={imagenes} sobre={sobre} />;
  const contenido = <Contenido nodos={nodo.hijos} imagenes={imagenes} sobre={sobre} />;
  if (nodo.tipo === 'enlace') return <Enlace destino={nodo.destino}>{contenido}</Enlace>;
  const Etiqueta = etiquetas[nodo.tipo];
  return <Etiqueta>{contenido}</Etiqueta>;
}

const paginas: ReadonlySet<string> = new Set(Object.values(paths).map(({ pattern }) => pattern));

/** Code; the address of a page of the product leads there. */
function Codigo({ texto }: { readonly texto: string }) {
  const codigo = <code>{texto}</code>;
  return paginas.has(texto) ? <Link to={texto}>{codigo}</Link> : codigo;
}

function Enlace({ destino, children }: { readonly destino: string; readonly children: ReactNode }) {
  const { search } = useLocation();
  return destino.startsWith('#') ? (
    <Link to={{ search, hash: destino }}>{children}</Link>
  ) : (
    <a href={destino} rel="noreferrer">
      {children}
    </a>
  );
}

interface FiguraProps {
  readonly archivo: string;
  readonly texto: string;
  readonly imagenes: ContenidoProps['imagenes'];
}

/** A picture, whose place is kept free until it is near the window; its caption names it. */
function Figura({ archivo, texto, imagenes }: FiguraProps) {
  const imagen = imagenes[archivo];
  if (imagen === undefined) return null;
  return (
    <figure className={classes.figure}>
      <img
        src={imagen.src}
        width={imagen.ancho}
        height={imagen.alto}
        alt="Captura de pantalla"
        loading="lazy"
        decoding="async"
      />
      <figcaption>{texto}</figcaption>
    </figure>
  );
}

interface TablaProps extends Omit<ContenidoProps, 'nodos'> {
  readonly titulos: readonly Celda[];
  readonly filas: readonly (readonly Celda[])[];
}

/** A table; one of three columns or more scrolls by itself where it is wider than the page. */
function Tabla({ titulos, filas, imagenes, sobre }: TablaProps) {
  const celda = (nodos: Celda) => <Contenido nodos={nodos} imagenes={imagenes} sobre={sobre} />;
  const tabla = (
    <table className={classes.table}>
      <thead>
        <tr>
          {titulos.map((titulo, columna) => (
            <th key={columna} scope="col">
              {celda(titulo)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, lugar) => (
          <tr key={lugar}>
            {fila.map((nodos, columna) => (
              <td key={columna}>{celda(nodos)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (titulos.length < 3) return tabla;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <div className={classes.scroll} role="group" tabIndex={0} aria-label={`Tabla: ${sobre}`}>
      {tabla}
    </div>
  );
}
