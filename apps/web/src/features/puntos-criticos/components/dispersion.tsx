import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import {
  CartesianGrid,
  Label,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts';

import { idDePunto } from './id-de-punto.ts';
import classes from './puntos.module.css';

interface DispersionProps {
  /** In the order of the server: those that deserve attention first come first. */
  readonly archivos: readonly PuntoCritico[];
  /** Number of files, from the first, that deserve attention first. */
  readonly prioritarios: number;
}

/** Most circles drawn, the numbered ones included: more would cover each other, and the table has all figures. */
const maximoDeCirculos = 300;
/** Areas of the smallest and the largest circle, in square pixels. */
const areas: [number, number] = [50, 900];
const letraDeEjes = { fill: 'var(--tinta)', fontSize: 13 };

/** Scatter plot: changes by cognitive complexity, sized by lines. The table has the same figures. */
export default function Dispersion({ archivos, prioritarios }: DispersionProps) {
  const datos = archivos.slice(0, maximoDeCirculos).map((uno, posicion) => ({ ...uno, posicion }));
  const resto = datos.slice(prioritarios);
  // The first ones are drawn last, so that no other circle covers them.
  const primeros = datos.slice(0, prioritarios).toReversed();
  return (
    <div role="group" aria-label="Cambios por complejidad cognitiva">
      <ResponsiveContainer width="100%" height={360}>
        <ScatterChart accessibilityLayer={false} margin={{ top: 16, right: 24, bottom: 24, left: 8 }}>
          <CartesianGrid stroke="var(--linea)" />
          <XAxis
            type="number"
            dataKey="cambios"
            allowDecimals={false}
            domain={[0, 'auto']}
            padding={margenDeCirculo}
            tickFormatter={formatNumber}
            tick={letraDeEjes}
          >
            <Label value="Cambios (commits)" position="bottom" offset={4} {...letraDeEjes} />
          </XAxis>
          <YAxis
            type="number"
            dataKey="complejidad"
            allowDecimals={false}
            domain={[0, 'auto']}
            padding={{ bottom: margenDeCirculo.left }}
            width={64}
            tickFormatter={formatNumber}
            tick={letraDeEjes}
          >
            <Label
              value="Complejidad cognitiva"
              angle={-90}
              position="insideLeft"
              {...etiquetaCentrada}
              {...letraDeEjes}
            />
          </YAxis>
          <ZAxis type="number" dataKey="lineas" range={areas} />
          <Scatter data={resto} shape={Hueco} isAnimationActive={false} />
          <Scatter data={primeros} shape={Numerado} isAnimationActive={false} />
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Room for the largest circle between the axes and the files with few changes. */
const margenDeCirculo = { left: Math.ceil(Math.sqrt(areas[1] / Math.PI)), right: 0 };

const etiquetaCentrada = { style: { textAnchor: 'middle' } } as const;

/** What the chart passes to a shape. */
interface Punto {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly size?: number | undefined;
  readonly payload?: PuntoCritico & { readonly posicion: number };
}

const radioDe = ({ size = areas[0] }: Punto): number => Math.sqrt(size / Math.PI);

const textoDe = ({ ruta, cambios, complejidad, lineas }: PuntoCritico): string =>
  `${ruta}: ${contar(cambios, 'cambio', 'cambios')}, complejidad cognitiva ${formatNumber(complejidad)}, ${contar(lineas, 'línea', 'líneas')}`;

/** A hollow circle for a file that is not numbered; its title has the figures. */
function Hueco(punto: Punto) {
  const { cx = 0, cy = 0, payload } = punto;
  return (
    <circle cx={cx} cy={cy} r={radioDe(punto)} className={classes.hollow}>
      {payload && <title>{textoDe(payload)}</title>}
    </circle>
  );
}

/** A filled circle with its number; a press leads to its item in the list. */
function Numerado(punto: Punto) {
  const { cx = 0, cy = 0, payload } = punto;
  if (!payload) return null;
  const radio = Math.max(radioDe(punto), 10);
  const ir = (): void => {
    document.getElementById(idDePunto(payload.posicion))?.focus();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      className={classes.filled}
      aria-label={`${payload.posicion + 1}. ${textoDe(payload)}`}
      onClick={ir}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        ir();
      }}
    >
      <title>{textoDe(payload)}</title>
      <circle cx={cx} cy={cy} r={radio} />
      <text x={cx} y={cy} dy="0.35em" textAnchor="middle">
        {payload.posicion + 1}
      </text>
    </g>
  );
}
