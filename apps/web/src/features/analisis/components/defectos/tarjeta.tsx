import type { TarjetaDefecto } from '@mantenible/domain/calculo-estatico';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { sinMedida } from '../../labels.ts';
import type { Figura } from '../figuras/figura.ts';
import { textoCondicion } from '../../../../lib/escaneo/umbrales.ts';
import { textoMarcados } from '../../../../lib/marca/textos.ts';
import { textoMedida, textoPorcentaje } from '../figuras/formato.ts';
import { ComoSeCalcula } from '../figuras/como-se-calcula.tsx';
import { SinMedida } from '../figuras/sin-medida.tsx';
import { Anillo } from './anillo.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './defectos.module.css';

interface TarjetaProps {
  readonly tarjeta: TarjetaDefecto;
  readonly lugar: number;
  /** Findings of the measure that a person marked. */
  readonly marcados: number;
  readonly onExplicar: (figura: Figura) => void;
}

/** One quality property: its measure, the percent over the lines of code, the condition and the verdict. */
export function Tarjeta({ tarjeta, lugar, marcados, onExplicar }: TarjetaProps) {
  const { propiedad, medida, valor, porcentaje, umbral, veredicto } = tarjeta;
  const esDensidad = medida === 'comment_lines_density';
  return (
    <li className={`${shared.card} ${classes.card}`} data-veredicto={veredicto ?? 'ninguno'}>
      <h3>{propiedad}</h3>
      <Anillo
        porcentaje={porcentaje}
        umbral={medida === 'code_smells' ? null : umbral}
        texto={porcentaje === null ? '—' : textoPorcentaje(porcentaje)}
        descripcion={descripcionAnillo(tarjeta)}
      />
      <dl>
        <dt>Medida</dt>
        <dd>
          {nombresMedida[medida]}: {valor === null ? <SinMedida /> : textoMedida(medida, valor)}
          {marcados > 0 && `, ${textoMarcados(marcados)}`}
        </dd>
        <dt>{esDensidad ? 'Sobre líneas y comentarios' : 'Sobre líneas de código'}</dt>
        <dd>{porcentaje === null ? <SinMedida /> : textoPorcentaje(porcentaje)}</dd>
        <dt>Es defecto si</dt>
        <dd>{textoCondicion(tarjeta) ?? 'sin umbral'}</dd>
      </dl>
      <Veredicto veredicto={veredicto} />
      <ComoSeCalcula figura={{ tipo: 'tarjeta', lugar, nombre: propiedad }} onExplicar={onExplicar} />
    </li>
  );
}

function descripcionAnillo({ propiedad, porcentaje, medida }: TarjetaDefecto): string {
  if (porcentaje === null) return `${propiedad}: ${sinMedida}`;
  const sobre = medida === 'comment_lines_density' ? 'líneas y comentarios' : 'las líneas de código';
  return `${propiedad}: ${textoPorcentaje(porcentaje)} sobre ${sobre}`;
}

function Veredicto({ veredicto }: Pick<TarjetaDefecto, 'veredicto'>) {
  const Icono =
    veredicto === null ? IconCircleDashed : veredicto === 'DEFECTO' ? IconAlertTriangle : IconCircleCheck;
  return (
    <p className={classes.verdict}>
      <Icono size={20} aria-hidden /> {veredicto ?? 'Sin veredicto'}
    </p>
  );
}
