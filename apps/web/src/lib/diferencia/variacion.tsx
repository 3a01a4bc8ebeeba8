import { IconArrowDownRight, IconArrowUpRight, IconEqual, IconMinus } from '@tabler/icons-react';

import { sentidoDe, type Diferencia, type Mejora, type Sentido } from './diferencia.ts';
import classes from './variacion.module.css';

interface VariacionProps {
  readonly diferencia: Pick<Diferencia, 'diferencia'>;
  readonly mejora: Mejora;
  readonly texto: (diferencia: Pick<Diferencia, 'diferencia'>) => string;
  readonly grande?: boolean;
  /** True where the figures are not of the same thing: neither word nor colour. */
  readonly sinJuicio?: boolean;
  /** What a missing difference is called where it is known which figure is missing. */
  readonly sinDatos?: string;
}

const palabras = {
  mejor: 'mejora',
  peor: 'empeora',
  igual: 'sin cambio',
  distinto: '',
  'sin-datos': 'sin datos en una de las dos',
} as const;

/** A difference with its sign, and in words and colour whether it is an improvement. */
export function Variacion(props: VariacionProps) {
  const { diferencia, mejora, texto, grande, sinJuicio = false, sinDatos = palabras['sin-datos'] } = props;
  const sentido = sentidoDe(diferencia, mejora);
  const juicio = sinJuicio && sentido !== 'sin-datos' ? 'distinto' : sentido;
  return (
    <Cambio
      valor={diferencia.diferencia}
      sentido={juicio}
      texto={texto(diferencia)}
      palabra={juicio === 'sin-datos' ? sinDatos : palabras[juicio]}
      grande={grande}
    />
  );
}

interface CambioProps {
  readonly valor: number | null;
  readonly sentido: Sentido;
  readonly texto: string;
  /** Empty for none. */
  readonly palabra: string;
  readonly grande?: boolean | undefined;
}

/** A difference in the colour of its judgement, with a word. */
export function Cambio({ valor, sentido, texto, palabra, grande = false }: CambioProps) {
  return (
    <span className={classes.change} data-sentido={sentido} data-grande={grande}>
      <Icono valor={valor} />
      <span>
        {texto}
        {palabra !== '' && <span className={classes.word}> {palabra}</span>}
      </span>
    </span>
  );
}

function Icono({ valor }: { readonly valor: number | null }) {
  if (valor === null) return <IconMinus size={16} aria-hidden />;
  if (valor === 0) return <IconEqual size={16} aria-hidden />;
  return valor > 0 ? (
    <IconArrowUpRight size={16} aria-hidden />
  ) : (
    <IconArrowDownRight size={16} aria-hidden />
  );
}
