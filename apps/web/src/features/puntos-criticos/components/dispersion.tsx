import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useElementSize } from '@mantine/hooks';

import { colocar, type Lienzo, type Puesto } from '../modelo/colocar.ts';
import { lugarEnEscala, marcasDeEscala } from '../modelo/escala.ts';
import classes from './puntos.module.css';

interface DispersionProps {
  /** In the order of the server: those that deserve attention first come first. */
  readonly archivos: readonly PuntoCritico[];
  /** Number of files, from the first, that deserve attention first. */
  readonly prioritarios: number;
  /** Goes to a file of those, by its position from 0. */
  readonly onElegir: (posicion: number) => void;
}

/** Width in pixels until the drawing has been measured. */
const anchoInicial = 640;
const alto = 340;
/** Circles on an axis reach over it: the marks keep that distance. */
const margen = { arriba: 16, derecha: 16, abajo: 58, izquierda: 64 };
const hastaMarca = 18;
/** Least distance between marks, in pixels. */
const entreMarcas = 32;

/** Scatter plot on logarithmic axes: changes by cognitive complexity, sized by lines. The table has the same figures. */
export function Dispersion({ archivos, prioritarios, onElegir }: DispersionProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const ancho = width === 0 ? anchoInicial : width;
  const lienzo: Lienzo = {
    x: margen.izquierda,
    y: margen.arriba,
    ancho: Math.max(1, ancho - margen.izquierda - margen.derecha),
    alto: alto - margen.arriba - margen.abajo,
  };
  const { puestos, cambios, complejidad } = colocar(archivos, prioritarios, lienzo);
  return (
    <div ref={ref} role="group" aria-label="Cambios por complejidad cognitiva">
      <svg className={classes.plot} width={ancho} height={alto}>
        <Ejes lienzo={lienzo} cambios={cambios} complejidad={complejidad} />
        {/* The first ones are drawn last, so that no other circle covers them. */}
        {puestos.toReversed().map((puesto) =>
          puesto.posicion < prioritarios ? (
            <Numerado key={puesto.posicion} puesto={puesto} onElegir={onElegir} />
          ) : (
            <circle
              key={puesto.posicion}
              cx={puesto.x}
              cy={puesto.y}
              r={puesto.radio}
              className={classes.hollow}
            >
              <title>{textoDe(puesto.archivo)}</title>
            </circle>
          ),
        )}
      </svg>
    </div>
  );
}

interface EjesProps {
  readonly lienzo: Lienzo;
  /** Ends of both axes. */
  readonly cambios: number;
  readonly complejidad: number;
}

function Ejes({ lienzo: { x, y, ancho, alto: altura }, cambios, complejidad }: EjesProps) {
  const [abajo, derecha] = [y + altura, x + ancho];
  return (
    <g aria-hidden className={classes.axes}>
      {marcasDeEscala(cambios, entreMarcas / ancho).map((marca) => {
        const lugar = x + ancho * lugarEnEscala(marca, cambios);
        return (
          <g key={marca}>
            <line x1={lugar} x2={lugar} y1={y} y2={abajo} />
            <text x={lugar} y={abajo + hastaMarca + 12} textAnchor="middle" data-eje="x">
              {formatNumber(marca)}
            </text>
          </g>
        );
      })}
      {marcasDeEscala(complejidad, entreMarcas / altura).map((marca) => {
        const lugar = abajo - altura * lugarEnEscala(marca, complejidad);
        return (
          <g key={marca}>
            <line x1={x} x2={derecha} y1={lugar} y2={lugar} />
            <text x={x - hastaMarca} y={lugar} dy="0.35em" textAnchor="end" data-eje="y">
              {formatNumber(marca)}
            </text>
          </g>
        );
      })}
      <text x={x + ancho / 2} y={abajo + 52} textAnchor="middle">
        Cambios (commits)
      </text>
      <text transform={`translate(13 ${y + altura / 2}) rotate(-90)`} textAnchor="middle">
        Complejidad cognitiva
      </text>
    </g>
  );
}

const textoDe = ({ ruta, cambios, complejidad, lineas }: PuntoCritico): string =>
  `${ruta}: ${contar(cambios, 'cambio', 'cambios')}, complejidad cognitiva ${formatNumber(complejidad)}, ${contar(lineas, 'línea', 'líneas')}`;

interface NumeradoProps extends Pick<DispersionProps, 'onElegir'> {
  readonly puesto: Puesto;
}

/** A filled circle with its number; a press leads to its file in the table. */
function Numerado({ puesto: { archivo, posicion, x, y, radio }, onElegir }: NumeradoProps) {
  return (
    <g
      role="button"
      tabIndex={0}
      className={classes.filled}
      aria-label={`${posicion + 1}. ${textoDe(archivo)}`}
      onClick={() => {
        onElegir(posicion);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onElegir(posicion);
      }}
    >
      <title>{textoDe(archivo)}</title>
      <circle cx={x} cy={y} r={radio} />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {posicion + 1}
      </text>
    </g>
  );
}
