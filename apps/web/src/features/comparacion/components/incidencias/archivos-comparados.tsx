import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useState } from 'react';

import { paginate } from '../../../../ui/paginate.ts';
import { RutaPartida } from '../../../../ui/ruta-partida.tsx';
import { Paginador } from '../../../../ui/paginador.tsx';
import type { IncidenciasComparadas } from '../../api/comparar-analisis.ts';
import { textoCantidad } from '../../../../lib/diferencia/diferencia.ts';
import { palabraSinDatos } from '../../modelo/sin-datos.ts';
import shared from '../../../../ui/shared.module.css';
import classes from '../comparacion.module.css';
import { Variacion } from '../../../../lib/diferencia/variacion.tsx';

const porPagina = 25;
const palabrasCambio = { mejor: 'Mejora', peor: 'Empeora', mixto: 'Mejora y empeora' } as const;

interface ArchivosComparadosProps {
  readonly hallazgos: IncidenciasComparadas;
  /** True where more than the code differs: changed figures are then neither better nor worse. */
  readonly sinJuicio: boolean;
}

/** Files whose figures changed, those that changed most first. */
export function ArchivosComparados({ hallazgos, sinJuicio }: ArchivosComparadosProps) {
  const { archivos, totalArchivos, nuevos, quitados } = hallazgos;
  const [pedida, setPagina] = useState(1);
  const { items, page, pages } = paginate(archivos, pedida, porPagina);
  return (
    <>
      <h2 className={classes.subtitle}>Archivos</h2>
      <p className={classes.note}>
        {sinJuicio
          ? contar(totalArchivos, 'archivo con otras cifras', 'archivos con otras cifras')
          : contar(totalArchivos, 'archivo mejoró o empeoró', 'archivos mejoraron o empeoraron')}
        ; {contar(nuevos, 'archivo nuevo', 'archivos nuevos')} y{' '}
        {contar(quitados, 'archivo quitado', 'archivos quitados')}.
        {totalArchivos > archivos.length &&
          ` Se muestran los ${formatNumber(archivos.length)} que más cambiaron.`}
      </p>
      {archivos.length > 0 && (
        <table className={`${shared.card} ${classes.table}`} aria-label="Archivos que cambiaron">
          <thead>
            <tr>
              <th scope="col">Archivo</th>
              <th scope="col">Olores</th>
              <th scope="col">Complejidad cognitiva</th>
              <th scope="col">Líneas duplicadas</th>
            </tr>
          </thead>
          <tbody>
            {items.map((archivo) => (
              <Fila key={archivo.ruta} archivo={archivo} sinJuicio={sinJuicio} />
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

type Comparado = IncidenciasComparadas['archivos'][number];

interface FilaProps {
  readonly archivo: Comparado;
  readonly sinJuicio: boolean;
}

function Fila({ archivo: { ruta, rutaAnterior, cambio, medidas }, sinJuicio }: FilaProps) {
  return (
    <tr>
      <th scope="row">
        <code>
          <RutaPartida ruta={ruta} />
        </code>
        <span className={classes.detail}>
          {!sinJuicio && palabrasCambio[cambio]}
          {rutaAnterior !== null && (
            <>
              {sinJuicio ? 'Antes ' : ', antes '}
              <RutaPartida ruta={rutaAnterior} />
            </>
          )}
        </span>
      </th>
      <Celda titulo="Olores" diferencia={medidas.code_smells} sinJuicio={sinJuicio} />
      <Celda titulo="Complejidad cognitiva" diferencia={medidas.cognitive_complexity} sinJuicio={sinJuicio} />
      <Celda titulo="Líneas duplicadas" diferencia={medidas.duplicated_lines} sinJuicio={sinJuicio} />
    </tr>
  );
}

interface CeldaProps {
  readonly titulo: string;
  readonly diferencia: Comparado['medidas']['code_smells'];
  readonly sinJuicio: boolean;
}

function Celda({ titulo, diferencia, sinJuicio }: CeldaProps) {
  return (
    <td data-titulo={titulo}>
      <Variacion
        diferencia={diferencia}
        mejora="baja"
        texto={textoCantidad}
        sinJuicio={sinJuicio}
        sinDatos={palabraSinDatos(diferencia, ['Primero', 'Segundo'])}
      />
    </td>
  );
}
