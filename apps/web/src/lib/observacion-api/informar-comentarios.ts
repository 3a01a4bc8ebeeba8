import type { ObservacionesInformadas } from '@mantenible/contracts/observacion';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';

type Entrega = ObservacionesInformadas['entregas'][number];
type Comentario = Entrega['comentarios'][number];

/**
 * The comments of a report in the words of the page of the mark. Findings of another commit than the report's (`commit`) have other
 * lines: comments on them name that commit and stand apart, as do those on an earlier copy.
 */
export function informarComentarios(leidos: ObservacionesInformadas, commit: string | null = null) {
  return { hilos: leidos.entregas.flatMap((entrega) => hilosDe(entrega, commit)), aviso: avisoDe(leidos) };
}

function avisoDe({ entregas, entregasOmitidas: sinLeer }: ObservacionesInformadas): string | null {
  const omitidos = entregas.reduce((suma, una) => suma + una.omitidos, 0);
  const caben = omitidos === 1 ? 'No cabe' : 'No caben';
  const partes = [
    ...(omitidos === 0 ? [] : [`${caben} ${contar(omitidos, 'comentario más', 'comentarios más')}`]),
    ...(sinLeer === 0
      ? []
      : [`No se leen los comentarios de ${contar(sinLeer, 'entrega anterior', 'entregas anteriores')}`]),
  ];
  return partes.length === 0 ? null : `${partes.join('. ')}: vea la página de la nota de cada entrega.`;
}

function hilosDe(entrega: Entrega, commit: string | null) {
  const respuestas = Map.groupBy(entrega.comentarios, ({ padre }) => padre);
  return (respuestas.get(null) ?? []).map((raiz) => ({
    ...lugarDe(raiz, entrega, commit),
    encabezado: `${firma(raiz)} · ${raiz.resuelta ? 'resuelto' : 'abierto'} · en «${entrega.titulo}»${raiz.mostrado ? '' : ' · el equipo aún no lo lee'}`,
    texto: raiz.texto,
    respuestas: (respuestas.get(raiz._id) ?? []).map((una) => ({
      encabezado: firma(una),
      texto: una.texto,
    })),
  }));
}

function lugarDe({ lugar, clave, sobre, anterior }: Comentario, entrega: Entrega, commit: string | null) {
  if (lugar === 'todo') return { clave: null, sobre: 'Toda la entrega' };
  if (anterior) return { clave: null, sobre: `${sobre} (sobre una copia anterior)` };
  if (lugar !== 'incidencia' || entrega.commit === commit) return { clave, sobre };
  const otro = entrega.commit === null ? '' : ` (en el commit ${entrega.commit.slice(0, 7)})`;
  return { clave: null, sobre: `${sobre}${otro}` };
}

const firma = ({ por, deDocente, creado }: Comentario): string =>
  `${por}${deDocente ? ', docente' : ''} · ${formatDateTime(creado)}`;
