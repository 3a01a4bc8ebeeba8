import { aprueba } from '@mantenible/domain/rubrica';
import { estadosDeNota, resultadosDeNota } from '@mantenible/wording/nota';
import { unidadDeFuente } from '@mantenible/wording/rubrica';

import type { Cell, Table } from '../../spreadsheets/table.ts';
import { siONo } from '../comun/si-o-no.ts';
import type { FilaDeNota, NotasDeClase } from './leer-notas.ts';
import type { VersionDeRubrica } from './nota.port.ts';

type Linea = VersionDeRubrica['lineas'][number];

/** The marks of a class as a table shows them, with the words of the screen and one column a line of the rubric. */
export function hojaDe({ rubrica, filas, aprobado }: NotasDeClase): Table {
  const lineas = rubrica?.lineas ?? [];
  return {
    name: 'Notas',
    columns: [
      'Proyecto',
      'Integrantes',
      'Estado',
      'Fuera de plazo',
      'Segunda corrección',
      'Comentarios abiertos',
      'Nota',
      'Resultado',
      'Puesta por un docente',
      'Nota publicada',
      ...lineas.map(tituloDe),
    ],
    rows: filas.map((fila) => [
      fila.nombre,
      fila.miembros.join(', '),
      estadosDeNota[fila.estado],
      siONo(!fila.enPlazo),
      siONo(fila.revision),
      fila.comentarios,
      fila.nota,
      fila.nota === null ? null : resultadosDeNota[aprueba(fila.nota, aprobado) ? 'aprueba' : 'noAprueba'],
      siONo(fila.manual),
      fila.publicada,
      ...lineas.map((linea, i) => celdaDe(linea, fila, i)),
    ]),
  };
}

function tituloDe({ nombre, puntos, modo, fuente }: Linea): string {
  if (modo === 'puntua') return `${nombre} (de ${puntos})`;
  const unidad = unidadDeFuente(fuente);
  return `${nombre} (no puntúa${unidad === null ? '' : `, ${unidad}`})`;
}

/** Points, or the figure or level of a line that does not score. */
function celdaDe({ modo }: Linea, { cifras, puntos }: FilaDeNota, i: number): Cell {
  const valor = (modo === 'informa' ? cifras[i] : puntos[i]) ?? null;
  return typeof valor === 'number' ? Math.round(valor * 100) / 100 : valor;
}
