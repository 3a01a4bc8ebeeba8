import type { NotasDeEntrega } from '@mantenible/contracts/nota';
import { aprueba } from '@mantenible/domain/rubrica';
import { contar } from '@mantenible/wording/contar';
import { estadosDeNota, resultadosDeNota } from '@mantenible/wording/nota';
import { formatNumber } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import shared from '../../../ui/shared.module.css';

type Registro = NotasDeEntrega['filas'][number] & { readonly _id: string };

interface TablaNotasProps {
  readonly entregaId: string;
  readonly notas: NotasDeEntrega;
}

/** A row for each project, with its mark and the points of each line. */
export function TablaNotas({ entregaId, notas }: TablaNotasProps) {
  const registros = notas.filas.map((fila) => ({ ...fila, _id: fila.proyectoId }));
  return <TablaDatos etiqueta="Notas" columnas={columnasDe(entregaId, notas)} registros={registros} />;
}

function columnasDe(entregaId: string, { aprobado, rubrica }: NotasDeEntrega): readonly Columna<Registro>[] {
  return [
    {
      titulo: 'Proyecto',
      celda: ({ nombre, miembros, proyectoId, comentarios }) => (
        <>
          <Link to={paths.nota.href({ entregaId, proyecto: proyectoId })}>
            <bdi>{nombre}</bdi>
          </Link>
          <span className={shared.largeDetail}>
            <bdi>{miembros.join(', ')}</bdi>
            {comentarios > 0 && ` · ${contar(comentarios, 'comentario abierto', 'comentarios abiertos')}`}
          </span>
        </>
      ),
    },
    {
      titulo: 'Estado',
      celda: ({ estado, revision, enPlazo }) => (
        <>
          {estadosDeNota[estado]}
          {revision && <span className={shared.largeDetail}>Segunda corrección</span>}
          {!enPlazo && <span className={shared.largeDetail}>Fuera de plazo</span>}
        </>
      ),
    },
    {
      titulo: 'Nota',
      numerica: true,
      celda: ({ nota, manual, publicada, estado }) => (
        <>
          {nota === null ? '–' : formatNumber(nota)}
          {nota !== null && (
            <span className={shared.largeDetail}>
              {resultadosDeNota[aprueba(nota, aprobado) ? 'aprueba' : 'noAprueba']}
            </span>
          )}
          {manual && <span className={shared.largeDetail}>Puesta por un docente</span>}
          {estado !== 'publicada' && publicada !== null && (
            <span className={shared.largeDetail}>Publicada: {formatNumber(publicada)}</span>
          )}
        </>
      ),
    },
    ...(rubrica?.lineas ?? []).flatMap(({ nombre, modo }, i) =>
      modo === 'informa'
        ? []
        : [
            {
              titulo: nombre,
              numerica: true,
              celda: ({ puntos }: Registro) => {
                const suyos = puntos[i] ?? null;
                return suyos === null ? '–' : formatNumber(suyos);
              },
            },
          ],
    ),
  ];
}
