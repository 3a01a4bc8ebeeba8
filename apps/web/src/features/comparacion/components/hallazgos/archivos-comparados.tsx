import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useState } from 'react';

import { paginate } from '../../../../ui/paginate.ts';
import { Paginador } from '../../../../ui/paginador.tsx';
import type { HallazgosComparados } from '../../api/comparar-analisis.ts';
import { textoCantidad } from '../../../../lib/diferencia/diferencia.ts';
import classes from '../comparacion.module.css';
import { Variacion } from '../../../../lib/diferencia/variacion.tsx';

const porPagina = 25;
const palabrasCambio = { mejor: 'Mejora', peor: 'Empeora', mixto: 'Mejora y empeora' } as const;

/** Files that got better or worse, those that changed most first. */
export function ArchivosComparados({ hallazgos }: { readonly hallazgos: HallazgosComparados }) {
  const { archivos, totalArchivos, nuevos, quitados } = hallazgos;
  const [pedida, setPagina] = useState(1);
  const { items, page, pages } = paginate(archivos, pedida, porPagina);
  return (
    <>
      <h2 className={classes.subtitle}>Archivos</h2>
      <p className={classes.note}>
        {contar(totalArchivos, 'archivo mejoró o empeoró', 'archivos mejoraron o empeoraron')};{' '}
        {contar(nuevos, 'archivo nuevo', 'archivos nuevos')} y{' '}
        {contar(quitados, 'archivo quitado', 'archivos quitados')}.
        {totalArchivos > archivos.length &&
          ` Se muestran los ${formatNumber(archivos.length)} que más cambiaron.`}
      </p>
      {archivos.length > 0 && (
        <table className={classes.table} aria-label="Archivos que cambiaron">
          <thead>
            <tr>
              <th scope="col">Archivo</th>
              <th scope="col">Olores</th>
              <th scope="col">Complejidad cognitiva</th>
              <th scope="col">Líneas duplicadas</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ ruta, rutaAnterior, cambio, medidas }) => (
              <tr key={ruta}>
                <th scope="row">
                  <code>
                    <bdi>{ruta}</bdi>
                  </code>
                  <span className={classes.detail}>
                    {palabrasCambio[cambio]}
                    {rutaAnterior !== null && (
                      <>
                        , antes <bdi>{rutaAnterior}</bdi>
                      </>
                    )}
                  </span>
                </th>
                <Celda titulo="Olores" diferencia={medidas.code_smells} />
                <Celda titulo="Complejidad cognitiva" diferencia={medidas.cognitive_complexity} />
                <Celda titulo="Líneas duplicadas" diferencia={medidas.duplicated_lines} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <Paginador pagina={page} paginas={pages} onCambio={setPagina} etiqueta="Páginas de archivos" />
      )}
    </>
  );
}

interface CeldaProps {
  readonly titulo: string;
  readonly diferencia: HallazgosComparados['archivos'][number]['medidas']['code_smells'];
}

function Celda({ titulo, diferencia }: CeldaProps) {
  return (
    <td data-titulo={titulo}>
      <Variacion diferencia={diferencia} mejora="baja" texto={textoCantidad} />
    </td>
  );
}
