import { useMediaQuery } from '@mantine/hooks';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

import { marcaDePorcentaje } from '../../../ui/eje-porcentaje.ts';
import { MarcaEje, type DatosDeMarca } from '../../../ui/marca-eje.tsx';
import { textoPorcentaje, type FilaReporte } from '../modelo/reporte.ts';
import classes from './reporte.module.css';

/** Height in pixels (requisito: chart-height). */
const alto = 400;
/** Minimum height of a row in pixels; a chart with too many rows for 400 pixels scrolls. */
const altoFila = 30;

/** Bar chart of the percent of each row; hidden from screen readers, since the table below it contains the same figures. */
export default function Grafica({ filas }: { readonly filas: readonly FilaReporte[] }) {
  const estrecha = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const ancho = estrecha ? 112 : 264;
  const letras = estrecha ? 16 : 38;
  const datos = filas.map(({ nombre, porcentaje }, i) => ({
    clave: String(i),
    nombre,
    porcentaje: porcentaje ?? 0,
    texto: textoPorcentaje(porcentaje),
  }));
  const nombres = filas.map(({ nombre }) => nombre);
  const marca = (de: DatosDeMarca) => <MarcaEje {...de} nombres={nombres} letras={letras} />;
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={Math.max(alto, filas.length * altoFila + 40)}>
        <BarChart
          data={datos}
          layout="vertical"
          accessibilityLayer={false}
          // A third of the height between the bars, however few they are.
          barCategoryGap="17%"
          margin={{ top: 4, right: 64, bottom: 4, left: 4 }}
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
          <Bar dataKey="porcentaje" fill="var(--experiencia)" isAnimationActive={false}>
            <LabelList dataKey="texto" position="right" className={classes.barText} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
