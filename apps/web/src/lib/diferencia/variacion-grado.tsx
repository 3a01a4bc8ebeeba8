import type { Panorama } from '@mantenible/contracts/panorama';
import { formatSigned } from '@mantenible/wording/numeros';

import { textoPuntos, type Diferencia, type Sentido } from './diferencia.ts';
import { Cambio } from './variacion.tsx';
import classes from './variacion.module.css';

type CambioDelGrado = NonNullable<NonNullable<Panorama['analisis']>['anterior']>['cambio'];
type Partes = NonNullable<CambioDelGrado['partes']>;

interface VariacionConPalabraProps {
  readonly diferencia: Pick<Diferencia, 'diferencia'>;
  readonly palabra: CambioDelGrado['palabra'];
  readonly grande?: boolean | undefined;
  /** What a missing difference is called where it is known which figure is missing. */
  readonly sinDatos?: string;
}

interface VariacionGradoProps extends Omit<VariacionConPalabraProps, 'palabra'> {
  readonly cambio: CambioDelGrado;
}

/** A change of a figure of an analysis: green or red only where the code itself explains it. */
export function VariacionConPalabra(props: VariacionConPalabraProps) {
  const { diferencia, palabra, grande, sinDatos = 'sin datos en uno de los dos' } = props;
  return (
    <Cambio
      valor={diferencia.diferencia}
      sentido={sentidoDelGrado(diferencia, palabra)}
      texto={textoPuntos(diferencia)}
      palabra={diferencia.diferencia === null ? sinDatos : escrita(palabra)}
      grande={grande}
    />
  );
}

/** A change of the degree, and its parts. */
export function VariacionGrado({ cambio: { palabra, partes }, ...variacion }: VariacionGradoProps) {
  return (
    <>
      <VariacionConPalabra {...variacion} palabra={palabra} />
      {partes !== null && variacion.diferencia.diferencia !== null && <PartesDelGrado partes={partes} />}
    </>
  );
}

function sentidoDelGrado(
  { diferencia }: Pick<Diferencia, 'diferencia'>,
  palabra: CambioDelGrado['palabra'],
): Sentido {
  if (diferencia === null) return 'sin-datos';
  if (palabra === 'mejora') return 'mejor';
  if (palabra === 'empeora') return 'peor';
  return palabra === 'igual' ? 'igual' : 'distinto';
}

const escrita = (palabra: CambioDelGrado['palabra']) =>
  palabra === 'igual' ? 'sin cambio' : (palabra ?? '');

const nombres: readonly (readonly [keyof Partes, string])[] = [
  ['codigo', 'Complejidad, líneas duplicadas e incidencias, con las líneas de código de antes'],
  ['porCubrir', 'Líneas por cubrir'],
  ['comentarios', 'Densidad de comentarios'],
  ['lineas', 'Líneas de código'],
];

/** The parts of a change of the degree. */
function PartesDelGrado({ partes }: { readonly partes: Partes }) {
  return (
    <details className={classes.parts}>
      <summary>¿Cómo se calcula?</summary>
      <p>La diferencia se reparte en orden; cada parte se suma a las anteriores:</p>
      <ol>
        {nombres.map(([clave, nombre]) => (
          <li key={clave}>
            {nombre}: {formatSigned(partes[clave])}
          </li>
        ))}
      </ol>
      <p>
        «Mejora» o «empeora» se dice solo si la primera parte explica al menos la mitad. Si no, el grado sube
        o baja sin que el código sea por eso mejor ni peor. Entre dos versiones del analizador, dos ramas o
        dos repositorios no se dice nada; entre dos alcances ni siquiera se resta.
      </p>
    </details>
  );
}
