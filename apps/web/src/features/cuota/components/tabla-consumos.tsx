import type { ConsumoDePersona } from '@mantenible/contracts/cuota';
import type { Cuota } from '@mantenible/domain/cuota';
import { formatNumber } from '@mantenible/wording/numeros';

import { enMb } from '../../../lib/cuota-api/textos.ts';
import { BarraCuenta } from '../../../ui/barra-progreso/index.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import classes from './cuotas.module.css';

const columnas: readonly Columna<ConsumoDePersona>[] = [
  { titulo: 'Persona', celda: Persona },
  {
    titulo: 'Proyectos',
    celda: ({ proyectos }) => <Uso etiqueta="Proyectos" cuota={proyectos} escribir={formatNumber} />,
  },
  {
    titulo: 'Análisis',
    celda: ({ bytesAnalisis }) => <Uso etiqueta="Análisis" cuota={bytesAnalisis} escribir={enMb} />,
  },
  {
    titulo: 'Pruebas, borradores, evidencias, marcas y planes',
    celda: ({ bytesPruebas }) => <Uso etiqueta="Pruebas" cuota={bytesPruebas} escribir={enMb} />,
  },
];

/** What each person uses of each quota, and what is left. */
export function TablaConsumos({ personas }: { readonly personas: readonly ConsumoDePersona[] }) {
  return <TablaDatos etiqueta="Uso por persona" columnas={columnas} registros={personas} />;
}

function Persona({ persona: { nombre, usuario } }: ConsumoDePersona) {
  return (
    <>
      <bdi>{nombre}</bdi>
      {usuario !== null && usuario !== nombre && <span className={classes.detail}>{usuario}</span>}
    </>
  );
}

/** 'Queda 1', 'Quedan 5', 'Quedan 98,8 MB'. */
const quedan = (resto: string): string => `${/^1(?: |$)/u.test(resto) ? 'Queda' : 'Quedan'} ${resto}`;

interface UsoProps {
  readonly etiqueta: string;
  readonly cuota: Cuota;
  readonly escribir: (cantidad: number) => string;
}

function Uso({ etiqueta, cuota: { usado, limite, estado }, escribir }: UsoProps) {
  const texto = `${escribir(usado)} de ${escribir(limite)}`;
  return (
    <div className={classes.quota}>
      <span>{texto}</span>
      <BarraCuenta
        etiqueta={etiqueta}
        hechas={usado}
        total={limite}
        texto={texto}
        {...(estado !== 'libre' && { color: 'orange' })}
      />
      <span className={estado === 'libre' ? classes.detail : classes.warning}>
        {estado === 'llena' ? 'Sin sitio' : quedan(escribir(limite - usado))}
      </span>
    </div>
  );
}
