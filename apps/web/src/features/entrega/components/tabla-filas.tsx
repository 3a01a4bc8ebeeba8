import type { Entrega, FilaDeEntrega } from '@mantenible/contracts/entrega';
import { estadosDeEntregado } from '@mantenible/wording/entrega';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { EstadoDelAnalisis } from './estado-del-analisis.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';

interface TablaFilasProps {
  readonly entrega: Entrega;
  readonly filas: readonly FilaDeEntrega[];
}

type Registro = FilaDeEntrega & { readonly _id: string };

/** A row for each project, and for each person without one. */
export function TablaFilas({ entrega, filas }: TablaFilasProps) {
  const registros = filas.map((fila, i) => ({ ...fila, _id: fila.proyecto?._id ?? `sin-${i}` }));
  return <TablaDatos etiqueta="Lo entregado" columnas={columnasDe(entrega)} registros={registros} />;
}

function columnasDe({ _id: entregaId, pide, curso: { zona } }: Entrega): readonly Columna<Registro>[] {
  const fecha = (iso: string) => formatDateTime(iso, zona);
  return [
    { titulo: 'Proyecto', celda: (fila) => <Proyecto fila={fila} entregaId={entregaId} /> },
    {
      titulo: 'Estado',
      celda: ({ estado, despues, tomada }) => (
        <>
          <span className={classes.state} data-estado={estado}>
            {estadosDeEntregado[estado]}
          </span>
          {despues && <span className={shared.detail}>Hay trabajo fuera de plazo</span>}
          {tomada && <span className={shared.detail}>Se tomó lo hecho fuera de plazo</span>}
        </>
      ),
    },
    ...(pide.prueba
      ? [
          {
            titulo: 'Prueba',
            celda: ({ prueba }: Registro) =>
              prueba ? (
                <>
                  {prueba.promedio === null ? 'Sin datos' : formatPercent(prueba.promedio)}
                  <span className={shared.detail}>{fecha(prueba.creado)}</span>
                </>
              ) : (
                'Sin prueba'
              ),
          },
        ]
      : []),
    {
      titulo: 'Análisis',
      celda: ({ analisis }) => <EstadoDelAnalisis analisis={analisis} zona={zona} />,
    },
    ...(pide.plan
      ? [
          {
            titulo: 'Acciones del plan',
            celda: ({ acciones }: Registro) => acciones,
            numerica: true,
          },
        ]
      : []),
  ];
}

function Proyecto({ fila, entregaId }: { readonly fila: Registro; readonly entregaId: string }) {
  const { proyecto, miembros } = fila;
  if (proyecto === null)
    return (
      <>
        <bdi>{miembros.join(', ')}</bdi>
        <span className={shared.detail}>Sin proyecto en el curso</span>
      </>
    );
  return (
    <>
      <Link to={paths.entregado.href({ entregaId, proyecto: proyecto._id })}>
        <bdi>{proyecto.nombre}</bdi>
      </Link>
      <span className={shared.detail}>
        <bdi>{miembros.join(', ')}</bdi>
        {!proyecto.existe && ' · proyecto eliminado'}
      </span>
    </>
  );
}
