import { formatShortDay } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';

import classes from './historia.module.css';

interface GraficaGradoProps {
  readonly puntos: readonly { readonly id: string; readonly fecha: string; readonly grado: number }[];
}

/** Most points whose figures are written beside them: more would overlap, and the table has all figures. */
const maximoCifras = 6;
const letraDeEjes = { fill: 'var(--tinta)', fontSize: 13 };

/** Line chart of the degree by analysis. The table has the same figures. */
export default function GraficaGrado({ puntos }: GraficaGradoProps) {
  const datos = puntos.map(({ id, fecha, grado }) => ({ id, fecha, grado, texto: formatPercent(grado) }));
  const dia = (lugar: number) => {
    const fecha = datos[lugar]?.fecha;
    return fecha === undefined ? '' : formatShortDay(fecha);
  };
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
            tickFormatter={(_: string, lugar: number) => dia(lugar)}
            padding={{ left: 36, right: 8 }}
            tick={letraDeEjes}
          />
          <YAxis
            domain={[0, 100]}
            ticks={[0, 25, 50, 75, 100]}
            width={52}
            tickFormatter={(v: number) => `${v} %`}
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
