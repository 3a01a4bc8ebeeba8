import { useMediaQuery } from '@mantine/hooks';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts';

import { marcaDePorcentaje } from '../../../ui/eje-porcentaje.ts';
import { MarcaEje, type DatosDeMarca } from '../../../ui/marca-eje.tsx';
import type { FilaBarras } from '../modelo/fila-barras.ts';

const altoFila = 48;
const letraDeLeyenda = { fontSize: 13 };
/** Room for the axis and the legend. */
const altoResto = 76;

interface BarrasProps {
  readonly filas: readonly FilaBarras[];
  readonly lados: readonly [string, string];
  readonly color: string;
}

/** Bars of both percents for each name. The table beside it holds the same figures. */
export default function Barras({ filas, lados, color }: BarrasProps) {
  const estrecha = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const ancho = estrecha ? 112 : 264;
  const letras = estrecha ? 16 : 38;
  const datos = filas.map((fila, i) => ({ ...fila, clave: String(i) }));
  const nombres = filas.map(({ nombre }) => nombre);
  const marca = (de: DatosDeMarca) => <MarcaEje {...de} nombres={nombres} letras={letras} />;
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={filas.length * altoFila + altoResto}>
        <BarChart
          data={datos}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 4, right: 24, bottom: 4, left: 4 }}
        >
          <CartesianGrid horizontal={false} stroke="var(--linea)" />
          <XAxis
            type="number"
            domain={[0, 100]}
            ticks={estrecha ? [0, 50, 100] : [0, 25, 50, 75, 100]}
            interval={0}
            tickFormatter={marcaDePorcentaje}
          />
          <YAxis type="category" dataKey="clave" width={ancho} interval={0} tickLine={false} tick={marca} />
          <Legend wrapperStyle={letraDeLeyenda} />
          <Bar dataKey="antes" name={lados[0]} fill="var(--mantine-color-dimmed)" {...propsDeBarra} />
          <Bar dataKey="despues" name={lados[1]} fill={color} {...propsDeBarra} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const propsDeBarra = { maxBarSize: 16, isAnimationActive: false } as const;
