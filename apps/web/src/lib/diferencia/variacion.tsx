import { IconArrowDownRight, IconArrowUpRight, IconEqual, IconMinus } from '@tabler/icons-react';

import { sentidoDe, type Diferencia, type Mejora } from './diferencia.ts';
import classes from './variacion.module.css';

interface VariacionProps {
  readonly diferencia: Pick<Diferencia, 'diferencia'>;
  readonly mejora: Mejora;
  readonly texto: (diferencia: Pick<Diferencia, 'diferencia'>) => string;
  readonly grande?: boolean;
}

const palabras = {
  mejor: 'mejora',
  peor: 'empeora',
  igual: 'sin cambio',
  distinto: 'sin valorar',
  'sin-datos': 'sin datos en una de las dos',
} as const;

/** A difference with its sign, and in words and colour whether it is an improvement. */
export function Variacion({ diferencia, mejora, texto, grande = false }: VariacionProps) {
  const sentido = sentidoDe(diferencia, mejora);
  return (
    <span className={classes.change} data-sentido={sentido} data-grande={grande}>
      <Icono valor={diferencia.diferencia} />
      <span>
        {texto(diferencia)}
        <span className={classes.word}> {palabras[sentido]}</span>
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
