import type { CambioDelCatalogo, TrasladoSimulado } from '@mantenible/domain/traslado';
import { contar } from '@mantenible/wording/contar';

import tabla from '../../../ui/tabla-registros.module.css';
import classes from './traslado.module.css';

const nombresDeParte = {
  pautas: 'Pauta',
  listasVerificacion: 'Lista de verificación',
  metricas: 'Métrica',
  subcaracteristicas: 'Subcaracterística',
  criteriosValoracion: 'Criterio de las listas',
  valoracionMantenibilidad: 'Criterio del grado',
  propiedadCalidad: 'Umbral',
} as const satisfies Record<CambioDelCatalogo['parte'], string>;

const nombresDeCambio = {
  nuevo: 'Se añade',
  cambia: 'Cambia',
  'se-elimina': 'Se elimina',
} as const satisfies Record<CambioDelCatalogo['cambio'], string>;

/** What an import would do: its totals, then each change; or each row at fault. */
export function ResultadoComprobacion({ simulado }: { readonly simulado: TrasladoSimulado }) {
  const { totales, cambios, reparos, masReparos } = simulado;
  if (reparos.length > 0)
    return (
      <>
        <p role="status">
          El archivo no se puede importar: {contar(reparos.length + masReparos, 'fila', 'filas')} por
          corregir.
        </p>
        <Tabla
          titulo="Filas por corregir"
          columnas={['Dónde', 'Qué corregir']}
          filas={reparos.map(({ lugar, mensaje }) => [lugar, mensaje])}
        />
        {masReparos > 0 && <p>Y {contar(masReparos, 'fila', 'filas')} más.</p>}
      </>
    );
  const todos = totales.nuevos + totales.cambian + totales.seEliminan;
  return (
    <>
      <p role="status">
        {todos === 0
          ? 'El archivo no cambia nada.'
          : `${contar(totales.nuevos, 'elemento nuevo', 'elementos nuevos')}, ${contar(totales.cambian, 'cambia', 'cambian')}, ${contar(totales.seEliminan, 'se elimina', 'se eliminan')} y ${contar(totales.iguales, 'sigue igual', 'siguen iguales')}.`}
      </p>
      {totales.seEliminan > 0 && (
        <p>Las pruebas guardadas no cambian: conservan las preguntas con las que se respondieron.</p>
      )}
      {cambios.length > 0 && (
        <Tabla
          titulo="Cambios"
          columnas={['Qué pasa', 'Tipo', 'Nombre']}
          filas={cambios.map(({ parte, nombre, cambio }) => [
            nombresDeCambio[cambio],
            nombresDeParte[parte],
            nombre,
          ])}
        />
      )}
      {todos > cambios.length && <p>Y {contar(todos - cambios.length, 'cambio', 'cambios')} más.</p>}
    </>
  );
}

interface TablaProps {
  readonly titulo: string;
  readonly columnas: readonly string[];
  readonly filas: readonly (readonly string[])[];
}

function Tabla({ titulo, columnas, filas }: TablaProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className={`${classes.scroll} ${classes.wide}`} role="region" aria-label={titulo} tabIndex={0}>
      <table className={tabla.table} aria-label={titulo}>
        <thead>
          <tr>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila, i) => (
            // eslint-disable-next-line react/no-array-index-key -- rows of one answer, which never move
            <tr key={i}>
              {fila.map((texto, columna) => (
                <td key={columnas[columna]} data-titulo={columnas[columna]}>
                  <bdi>{texto}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
