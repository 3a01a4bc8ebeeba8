import { useAncla } from '../../../ui/use-ancla.ts';
import { useTelefono } from '../../../ui/use-telefono.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import type { GuiaConstruida } from '../conversion/nodos.ts';
import { Contenido } from './contenido.tsx';
import classes from './guia.module.css';
import { Indice } from './indice.tsx';

/** /guia: the guide with its table of contents, which the search narrows. */
export function Guia({ guia }: { readonly guia: GuiaConstruida }) {
  const estrecha = useTelefono();
  useAncla();
  return (
    <Pagina titulo="Guía" ancho="ancho">
      <div className={classes.layout}>
        <Indice apartados={guia.apartados} plegado={estrecha} />
        <div className={classes.text}>
          <Contenido nodos={guia.introduccion} imagenes={guia.imagenes} sobre={guia.titulo} />
          {guia.apartados.map(({ id, titulo, nivel, nodos }) => {
            const Encabezado = encabezados[nivel] ?? 'h4';
            return (
              <section key={id} aria-labelledby={id}>
                <Encabezado id={id} tabIndex={-1}>
                  {titulo}
                </Encabezado>
                <Contenido nodos={nodos} imagenes={guia.imagenes} sobre={titulo} />
              </section>
            );
          })}
        </div>
      </div>
    </Pagina>
  );
}

const encabezados: Readonly<Record<number, 'h2' | 'h3'>> = { 2: 'h2', 3: 'h3' };
