import { exigirAmbito, type Ambito } from '../ambito/index.ts';
import { camposInvalidos, type Detalle } from '../error/index.ts';
import { esTipoSimple, type TipoPrueba } from '../respuesta/index.ts';
import { esMinutoLocal, finDePlazo, situarMinuto, type MinutoLocal } from './plazo.ts';

/** A test that a delivery asks for. */
export interface PruebaPedida {
  readonly tipo: TipoPrueba;
  /** Only of single types. */
  readonly elementoId: string | null;
}

/** What a delivery asks of each project. */
export interface LoPedido {
  readonly prueba: PruebaPedida | null;
  readonly analisis: boolean;
  readonly plan: boolean;
}

/** The starting point: a project of a lecturer, at a commit or, with null, at the newest one of its branch. */
export interface Plantilla {
  readonly proyectoId: string;
  readonly commit: string | null;
}

/** A delivery as its lecturer writes it; the minutes are of the course's zone. */
export interface EntregaEscrita {
  readonly titulo: string;
  readonly texto: string;
  readonly abre: MinutoLocal;
  readonly cierra: MinutoLocal;
  readonly pide: LoPedido;
  readonly plantilla: Plantilla | null;
  /** Null: every file. The settings of projects and their properties files do not apply. */
  readonly ambito: Ambito | null;
}

export const limitesDeEntrega = {
  titulo: 120,
  texto: 5000,
  porCurso: 50,
  /** Years of the opening and the deadline. */
  anos: { desde: 2000, hasta: 2200 },
} as const;

/** A commit as it is written for a template: all of its digits, or at least seven. */
const commitEscrito = /^[\da-f]{7,40}$/u;

interface Contexto {
  readonly zona: string;
  readonly now: number;
  /** The deadline before a change; null for a new delivery. */
  readonly anterior: MinutoLocal | null;
}

/**
 * The delivery without spaces at the ends of its texts, and with its scope normalised.
 * @throws DomainError with a sentence for each field that breaks a rule
 */
export function exigirEntrega(escrita: EntregaEscrita, contexto: Contexto): EntregaEscrita {
  const entrega = { ...escrita, titulo: escrita.titulo.trim(), texto: escrita.texto.trim() };
  const [primero, ...resto] = [
    ...detallesDeTextos(entrega),
    ...detallesDePlazo(entrega, contexto),
    ...detallesDePedido(entrega),
  ];
  if (primero) throw camposInvalidos([primero, ...resto]);
  return { ...entrega, ambito: entrega.ambito && exigirAmbito(entrega.ambito) };
}

const detalle = (campo: string, mensaje: string): Detalle => ({ campo, mensaje });

function detallesDeTextos({ titulo, texto }: EntregaEscrita): Detalle[] {
  const maximo = limitesDeEntrega;
  return [
    ...(titulo === '' ? [detalle('titulo', 'Escriba el título de la entrega.')] : []),
    ...(titulo.length > maximo.titulo
      ? [detalle('titulo', `El título es demasiado largo (máximo de caracteres: ${maximo.titulo}).`)]
      : []),
    ...(texto.length > maximo.texto
      ? [detalle('texto', `El enunciado es demasiado largo (máximo de caracteres: ${maximo.texto}).`)]
      : []),
  ];
}

function detallesDePlazo({ abre, cierra }: EntregaEscrita, { zona, now, anterior }: Contexto): Detalle[] {
  const mal = [
    ...(esMinutoLocal(abre) ? [] : [detalle('abre', 'Elija el día y la hora de apertura.')]),
    ...(esMinutoLocal(cierra) ? [] : [detalle('cierra', 'Elija el día y la hora de cierre.')]),
  ];
  if (mal.length > 0) return mal;
  const { desde, hasta } = limitesDeEntrega.anos;
  const lejanos = Object.entries({ abre, cierra }).filter(([, local]) => {
    const ano = Number(local.slice(0, 4));
    return ano < desde || ano > hasta;
  });
  if (lejanos.length > 0)
    return lejanos.map(([campo]) => detalle(campo, `Elija un año entre ${desde} y ${hasta}.`));
  const fin = finDePlazo(cierra, zona);
  if (fin <= situarMinuto(abre, zona).instante)
    return [detalle('cierra', 'La entrega tiene que cerrarse después de abrirse.')];
  if (cierra !== anterior && fin <= now)
    return [detalle('cierra', 'Ese plazo ya pasó: elija un momento futuro.')];
  return [];
}

function detallesDePedido({ pide, plantilla }: EntregaEscrita): Detalle[] {
  const { prueba, analisis, plan } = pide;
  const simple = prueba !== null && esTipoSimple(prueba.tipo);
  return [
    ...(prueba === null && !analisis && !plan
      ? [detalle('pide', 'Indique qué se entrega: una prueba, el análisis o el plan de mejora.')]
      : []),
    ...(simple && prueba.elementoId === null
      ? [detalle('pide.prueba.elementoId', 'Elija la subcaracterística o la métrica de la prueba.')]
      : []),
    ...(prueba !== null && !simple && prueba.elementoId !== null
      ? [detalle('pide.prueba.elementoId', 'Esa clase de prueba abarca todos los elementos: no elija uno.')]
      : []),
    ...(typeof plantilla?.commit === 'string' && !commitEscrito.test(plantilla.commit)
      ? [detalle('plantilla.commit', 'Escriba de 7 a 40 cifras del commit, o deje el campo vacío.')]
      : []),
  ];
}
