import { Progress, type MantineSize } from '@mantine/core';

interface BarraCuentaProps {
  readonly etiqueta: string;
  readonly hechas: number;
  readonly total: number;
  /** The bar in words: '3 de 12 respondidas'. */
  readonly texto: string;
  /** Whether a total of 0 is a full bar. */
  readonly llenaSinNada?: boolean;
  readonly color?: string;
  readonly size?: MantineSize;
}

/** Share of a count as a bar with its words: Mantine's own attributes would replace them by an unrounded percent. */
export function BarraCuenta(props: BarraCuentaProps) {
  const { etiqueta, hechas, total, texto, llenaSinNada = false, color, size = 'sm' } = props;
  const vacia = llenaSinNada ? 100 : 0;
  const valor = total === 0 ? vacia : (hechas / total) * 100;
  return (
    <Progress.Root size={size}>
      <Progress.Section
        value={valor}
        withAria={false}
        role="progressbar"
        aria-label={etiqueta}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(valor)}
        aria-valuetext={texto}
        {...(color !== undefined && { color })}
      />
    </Progress.Root>
  );
}
