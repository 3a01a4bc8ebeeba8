import { formatPercent } from '@mantenible/wording/numeros';
import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';

import { ejeDePorcentaje, marcaDePorcentaje } from '../../../../ui/eje-porcentaje.ts';
import { diasDeAnalisis } from './dias-de-analisis.ts';
import classes from './historia.module.css';

interface GraficaGradoProps {
  readonly puntos: readonly { readonly id: string; readonly fecha: string; readonly grado: number }[];
}

/** Most points whose figures are written beside them: more would overlap, and the table has all figures. */
const maximoCifras = 6;
const letraDeEjes = { fill: 'var(--tinta)', fontSize: 13 };

/** Line chart of the degree by analysis. The table has the same figures. */
export default function GraficaGrado({ puntos }: GraficaGradoProps) {
  const datos = puntos.map(({ id, grado }) => ({ id, grado, texto: formatPercent(grado) }));
  const dias = diasDeAnalisis(puntos.map(({ fecha }) => fecha));
  const { desde, hasta, marcas } = ejeDePorcentaje(puntos.map(({ grado }) => grado));
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart
          data={datos}
          accessibilityLayer={false}
          margin={{ top: 24, right: 32, bottom: 4, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--linea)" />
          <XAxis
            dataKey="id"
            tickFormatter={(_: string, lugar: number) => dias[lugar] ?? ''}
            interval="equidistantPreserveStart"
            padding={{ left: 36, right: 8 }}
            tick={letraDeEjes}
          />
          <YAxis
            domain={[desde, hasta]}
            ticks={marcas}
            width={52}
            tickFormatter={marcaDePorcentaje}
            tick={letraDeEjes}
          />
          <Line
            dataKey="grado"
            stroke="var(--estatica)"
            strokeWidth={2}
            dot={{ r: 4, fill: 'var(--estatica)' }}
            isAnimationActive={false}
          >
            {datos.length <= maximoCifras && (
              <LabelList dataKey="texto" position="top" offset={10} className={classes.figure ?? ''} />
            )}
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
