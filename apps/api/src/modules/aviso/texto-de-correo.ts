import { contar } from '@mantenible/wording/contar';
import { textoDePlazo } from '@mantenible/wording/entrega';

import type { AvisoPendiente } from './correo.port.ts';

/** Lines of a mail; the product lists the others. */
const maximoLineas = 20;
const maximoTitulo = 120;

/** Subject and text of the mail with these notices; the subject has no word that a person wrote. */
export function textoDeCorreo(
  pendientes: readonly AvisoPendiente[],
  pagina: string,
): { readonly asunto: string; readonly texto: string } {
  const lineas = [
    ...new Map(pendientes.map((uno) => [`${uno.tipo} ${uno.entregaId ?? uno.cursoId}`, uno])).values(),
  ];
  const visibles = lineas.slice(0, maximoLineas);
  const cursos = Map.groupBy(visibles, ({ curso }) => curso);
  const partes = [...cursos].map(([curso, suyas]) => [limpio(curso), ...suyas.map(lineaDe)].join('\n'));
  const resto = lineas.length - visibles.length;
  return {
    asunto: `Mantenible: ${contar(lineas.length, 'aviso nuevo', 'avisos nuevos')}`,
    texto: [
      'Hay novedades en sus cursos de Mantenible.',
      ...partes,
      ...(resto > 0 ? [`Y ${contar(resto, 'aviso más', 'avisos más')}.`] : []),
      `Véalas en ${pagina}`,
      `Recibe este correo porque lo pidió. Para no recibir más, pulse «Dejar de recibir avisos por correo» en ${pagina}`,
    ].join('\n\n'),
  };
}

/** Without the project, the mark or any text of a student: a mail passes through other people's servers. */
function lineaDe({ tipo, titulo, fin, zona }: AvisoPendiente): string {
  if (titulo === null || fin === null) return '- Un proyecto de su equipo está en este curso.';
  const entrega = `«${limpio(titulo)}»`;
  if (tipo === 'comentario') return `- Hay comentarios nuevos en ${entrega}.`;
  if (tipo === 'nota') return `- Se publicó una nota de ${entrega}.`;
  if (tipo === 'revision') return `- Se pidió revisar una nota de ${entrega}.`;
  return `- ${entrega} se cierra el ${textoDePlazo(fin.toISOString(), zona)}.`;
}

/** A text on one line: without controls, marks of direction and line breaks, and of bounded length. */
function limpio(texto: string): string {
  const linea = Array.from(texto.replaceAll(/[\s\p{C}]+/gu, ' ').trim());
  return linea.length > maximoTitulo ? `${linea.slice(0, maximoTitulo - 1).join('')}…` : linea.join('');
}
