import { useMediaQuery } from '@mantine/hooks';

import type { Ejes } from '../modelo/ejes.ts';
import { puntoEn, tramosDe } from '../modelo/radar.ts';
import classes from './radar.module.css';

const alto = 300;
/** Percents of the rings. */
const anillos = [25, 50, 75, 100];

/**
 * Radar of both routes, drawn here: the chart library draws an absent figure as 0. The table beside it holds the same
 * figures.
 */
export function GraficaRadar({ ejes }: { readonly ejes: Ejes }) {
  const estrecha = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  // In the narrow drawing the circle leaves room for the longest name.
  const [ancho, radio] = estrecha ? [360, 82] : [620, 105];
  const punto = puntoEn({ x: ancho / 2, y: alto / 2 + 8 }, radio, ejes.length);
  const escribir = (puntos: readonly { x: number; y: number }[]) =>
    puntos.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const series = [
    { color: 'var(--experiencia)', valores: ejes.map(({ manual }) => manual?.porcentaje ?? null) },
    { color: 'var(--estatica)', valores: ejes.map(({ estatica }) => estatica) },
  ];
  return (
    <svg viewBox={`0 0 ${ancho} ${alto}`} className={classes.radar} aria-hidden>
      {anillos.map((valor) => (
        <polygon
          key={valor}
          points={escribir(ejes.map((_eje, i) => punto(i, valor)))}
          className={classes.ring}
        />
      ))}
      {ejes.map(({ nombre }, i) => {
        const { x, y } = punto(i, 118);
        const lado = Math.abs(x - ancho / 2) < 1 ? 'middle' : x > ancho / 2 ? 'start' : 'end';
        return (
          <text key={nombre} x={x} y={y + 4} textAnchor={lado}>
            {estrecha ? nombre.replace('Capacidad de ', '') : nombre}
          </text>
        );
      })}
      {series.map(({ color, valores }) => (
        <g key={color} stroke={color} fill={color} className={classes.serie}>
          {tramosDe(valores).map((tramo) => (
            <polyline
              key={tramo.join()}
              points={escribir(tramo.map((i) => punto(i % ejes.length, valores[i % ejes.length] ?? 0)))}
              fillOpacity={tramo.length > ejes.length ? 0.12 : 0}
            />
          ))}
          {valores.map((valor, i) => {
            if (valor === null) return null;
            const { x, y } = punto(i, valor);
            return <circle key={ejes[i]?.nombre} cx={x} cy={y} r={4} />;
          })}
        </g>
      ))}
    </svg>
  );
}
