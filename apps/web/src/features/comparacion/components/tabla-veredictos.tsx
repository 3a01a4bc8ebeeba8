import type { ComparacionAnalisis } from '../api/comparar-analisis.ts';
import { textoComparado, textoCondicion } from '../../../lib/escaneo/umbrales.ts';
import variacion from '../../../lib/diferencia/variacion.module.css';
import shared from '../../../ui/shared.module.css';
import classes from './comparacion.module.css';

type Defectos = ComparacionAnalisis['cifras']['defectos'];
type Veredicto = Defectos[number]['veredictos']['antes'];

interface TablaVeredictosProps {
  readonly defectos: Defectos;
  /** True where more than the code differs: a changed verdict has no colour. */
  readonly sinJuicio: boolean;
  /** False with two scopes: a verdict about other files has not changed. */
  readonly comparables: boolean;
}

/** The verdict of each quality property in both analyses, by today's thresholds. */
export function TablaVeredictos({ defectos, sinJuicio, comparables }: TablaVeredictosProps) {
  return (
    <table className={`${shared.card} ${classes.table}`} data-pares="largas">
      <caption>Propiedades de calidad</caption>
      <thead>
        <tr>
          <th scope="col">Propiedad</th>
          <th scope="col">Primero</th>
          <th scope="col">Segundo</th>
          <th scope="col">Cambio</th>
        </tr>
      </thead>
      <tbody>
        {defectos.map(
          ({ propiedad, medida, umbral, condicion, comparado, veredictos: { antes, despues } }) => (
            <tr key={medida}>
              <th scope="row">
                <bdi>{propiedad}</bdi>
                <span className={classes.detail}>
                  {umbral === null
                    ? 'Sin umbral'
                    : `Es defecto si ${textoCondicion({ medida, umbral, condicion })}`}
                </span>
              </th>
              <td data-titulo="Primero">{celda(medida, antes, comparado.antes)}</td>
              <td data-titulo="Segundo">{celda(medida, despues, comparado.despues)}</td>
              <td data-titulo="Cambio">
                {comparables ? (
                  <Cambio antes={antes} despues={despues} sinJuicio={sinJuicio} />
                ) : (
                  'no se compara'
                )}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** The verdict with the figure that the threshold acts on, in its unit. */
function celda(medida: Defectos[number]['medida'], veredicto: Veredicto, valor: number | null): string {
  if (veredicto === null) return 'Sin veredicto';
  return valor === null ? veredicto : `${veredicto} (${textoComparado(medida, valor)})`;
}

interface CambioProps {
  readonly antes: Veredicto;
  readonly despues: Veredicto;
  readonly sinJuicio: boolean;
}

function Cambio({ antes, despues, sinJuicio }: CambioProps) {
  if (antes === null || despues === null) return '—';
  if (antes === despues) return 'sin cambio';
  const mejora = despues === 'ACEPTABLE';
  return (
    <span className={variacion.change} data-sentido={sinJuicio ? 'distinto' : mejora ? 'mejor' : 'peor'}>
      {mejora ? 'deja de ser un defecto' : 'pasa a ser un defecto'}
    </span>
  );
}
