import { formatShortDay, formatShortMonth } from '@mantenible/wording/fechas';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';

import { ejeDePorcentaje, marcaDePorcentaje } from '../../../ui/eje-porcentaje.ts';
import type { PuntoLeido } from '../api/leer-pasado.ts';
import { valoresDe, type Serie } from '../modelo/series.ts';

interface GraficaSerieProps {
  readonly serie: Serie;
  readonly puntos: readonly PuntoLeido[];
}

const trimestreMs = 90 * 86_400_000;
const letraDeEjes = { fill: 'var(--tinta)', fontSize: 13 };

/** One figure of each commit over the commits' dates. The table has the same figures. */
export default function GraficaSerie({ serie, puntos }: GraficaSerieProps) {
  const datos = puntos.map((punto) => ({ cuando: Date.parse(punto.fecha), valor: punto[serie.clave] }));
  const duracion = (datos.at(-1)?.cuando ?? 0) - (datos[0]?.cuando ?? 0);
  const formato = duracion > trimestreMs ? formatShortMonth : formatShortDay;
  const escribir = (cuando: number) => formato(new Date(cuando).toISOString());
  // Each date once, at its first commit: the chart's own marks repeat the day of commits of one day.
  const marcas = new Map(datos.toReversed().map(({ cuando }) => [escribir(cuando), cuando]));
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={200}>
        <LineChart data={datos} accessibilityLayer={false} margin={{ top: 8, right: 24, bottom: 4, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--linea)" />
          <XAxis
            dataKey="cuando"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            ticks={[...marcas.values()].toReversed()}
            interval="equidistantPreserveStart"
            minTickGap={16}
            padding={{ left: 16, right: 16 }}
            tickFormatter={escribir}
            tick={letraDeEjes}
          />
          <YAxis {...ejeDe(serie, puntos)} width={56} tick={letraDeEjes} />
          <Line
            dataKey="valor"
            type="linear"
            stroke="var(--estatica)"
            strokeWidth={2}
            dot={{ r: 3, fill: 'var(--estatica)' }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Vertical axis in whole marks: percents in tens around the figures, counts from 0. */
function ejeDe(serie: Serie, puntos: readonly PuntoLeido[]) {
  if (serie.porcentaje !== true)
    return { domain: [0, 'auto'] as const, allowDecimals: false, tickFormatter: serie.escribir };
  const { desde, hasta, marcas } = ejeDePorcentaje(valoresDe(serie, puntos));
  return { domain: [desde, hasta] as const, ticks: marcas, tickFormatter: marcaDePorcentaje };
}
