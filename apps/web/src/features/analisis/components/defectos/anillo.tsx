import classes from './defectos.module.css';

const radio = 42;
const circunferencia = 2 * Math.PI * radio;
/** Most characters that fit inside the ring at full width. */
const caben = 7;
/** Width, in units of the drawing, to which longer texts are condensed. */
const anchoCondensado = 66;

interface AnilloProps {
  /** Fills the ring up to 100; null leaves it empty and dashed. */
  readonly porcentaje: number | null;
  /** Position of the threshold mark; null without a mark. */
  readonly umbral: number | null;
  /** Text in the middle. */
  readonly texto: string;
  /** Text for screen readers. */
  readonly descripcion: string;
}

/** Progress ring, clockwise from the top. */
export function Anillo({ porcentaje, umbral, texto, descripcion }: AnilloProps) {
  const lleno = Math.min(100, Math.max(0, porcentaje ?? 0));
  return (
    <svg className={classes.ring} viewBox="0 0 100 100" role="img" aria-label={descripcion}>
      <circle
        className={classes.track}
        cx="50"
        cy="50"
        r={radio}
        strokeDasharray={porcentaje === null ? '3 5' : undefined}
      />
      {lleno > 0 && (
        <circle
          className={classes.progress}
          cx="50"
          cy="50"
          r={radio}
          strokeDasharray={`${(lleno / 100) * circunferencia} ${circunferencia}`}
          transform="rotate(-90 50 50)"
        />
      )}
      {umbral !== null && umbral > 0 && umbral < 100 && (
        <line
          className={classes.mark}
          x1="50"
          y1="0"
          x2="50"
          y2="13"
          transform={`rotate(${umbral * 3.6} 50 50)`}
        />
      )}
      <text
        x="50"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        textLength={texto.length > caben ? anchoCondensado : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {texto}
      </text>
    </svg>
  );
}
