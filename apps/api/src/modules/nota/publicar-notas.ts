import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { campoInvalido, DomainError } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import type { AvisoNuevo } from '../aviso/aviso.port.ts';
import { esDelEquipo, exigirDocente, rubricaCambiada } from './exigir-entrega.ts';
import { difiere, estaCopiada, huellaDe, motivoNoLista, notaDeHoy, vigentes } from './nota-de-hoy.ts';
import type {
  Calificacion,
  CalificacionRepository,
  EntregaDeNotas,
  EntregadoDeNotas,
  EntregasDeNotas,
  RubricaRepository,
} from './nota.port.ts';

export interface DepsPublicar {
  readonly entregas: EntregasDeNotas;
  readonly rubricas: Pick<RubricaRepository, 'ultima'>;
  readonly calificaciones: Pick<CalificacionRepository, 'listar' | 'motivosDeCambio' | 'publicar'>;
  readonly avisar: (nuevos: readonly AvisoNuevo[]) => Promise<void>;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}

interface Peticion {
  /** Null for all. */
  readonly proyectos: readonly string[] | null;
  /** Why marks change that were published; null where each correction has its reason, or none was published. */
  readonly motivo: string | null;
  /** The marks as the caller read them; null for whatever stands. */
  readonly leidas: readonly NotaLeida[] | null;
}

interface NotaLeida {
  readonly proyecto: string;
  readonly version: number;
  readonly huella: string;
}

export interface Publicacion {
  readonly publicadas: number;
  readonly pendientes: readonly { readonly nombre: string; readonly motivo: string }[];
}

/**
 * Publishes the marks that are ready, of all projects or of these, and names those that are not, and those that are no longer what was
 * read.
 */
export async function publicarNotas(
  deps: DepsPublicar,
  persona: Persona,
  entregaId: string,
  { proyectos, motivo, leidas }: Peticion,
): Promise<Publicacion> {
  const entrega = await exigirDocente(deps, persona, entregaId);
  if (!estaCopiada(entrega, deps.now())) throw sinCopiar();
  const [entregados, rubrica, hechas] = await Promise.all([
    deps.entregas.entregados(entregaId),
    deps.rubricas.ultima(entregaId),
    deps.calificaciones.listar(entregaId),
  ]);
  if (!rubrica)
    throw new DomainError(
      'conflict',
      'sin-rubrica',
      'Esta entrega no tiene rúbrica: créela antes de publicar.',
    );
  const pedidos = entregados.filter((uno) => proyectos === null || proyectos.includes(uno.proyectoId));
  const { escala } = entrega;
  const { listas, noListas, cambiadas } = repartir(persona, pedidos, hechas, { rubrica, escala, leidas });
  const con = { rubrica: rubrica.version, escala };
  const conMotivo = await motivar(deps, listas, motivo);
  const publicados = await publicarEnTramos(deps, persona, entrega, { con, listas: conMotivo, entregados });
  const otras = [...cambiadas, ...listas.filter(({ proyectoId }) => !publicados.includes(proyectoId))];
  if (publicados.length === 0 && otras.length > 0) throw notasCambiadas();
  const deOtras = otras.map(({ nombre }) => ({ nombre, motivo: textoCambiada }));
  return { publicadas: publicados.length, pendientes: [...noListas, ...deOtras] };
}

/** Marks of one transaction: on the embedded engine no other caller is answered meanwhile. */
const porTramo = 200;

interface Tramos {
  readonly con: Parameters<CalificacionRepository['publicar']>[1];
  readonly listas: Parameters<CalificacionRepository['publicar']>[2];
  readonly entregados: readonly EntregadoDeNotas[];
}

/**
 * Publishes marks in slices, each with its entry in the audit trail and its notices. Where the rubric or the copies change between two of
 * them, the rest stays as it is. Returns the projects.
 */
async function publicarEnTramos(
  deps: DepsPublicar,
  persona: Persona,
  entrega: EntregaDeNotas,
  { con, listas, entregados }: Tramos,
): Promise<readonly string[]> {
  const autoria = { por: { sub: persona.sub, nombre: persona.nombre }, now: deps.now() };
  const publicados: string[] = [];
  for (let desde = 0; desde < listas.length; desde += porTramo) {
    const tramo = listas.slice(desde, desde + porTramo);
    const suyos = await deps.calificaciones.publicar(entrega._id, con, tramo, autoria);
    if (typeof suyos === 'string') {
      if (publicados.length === 0) throw impedimentos[suyos]();
      break;
    }
    const de = entregados.filter(({ proyectoId }) => suyos.includes(proyectoId));
    if (de.length > 0) await anunciar(deps, persona, entrega, de);
    publicados.push(...suyos);
  }
  return publicados;
}

/** Notes what one slice published in the audit trail, and notifies its teams. */
async function anunciar(
  deps: DepsPublicar,
  persona: Persona,
  entrega: EntregaDeNotas,
  publicados: readonly EntregadoDeNotas[],
): Promise<void> {
  await deps.auditoria.apuntar({
    quien: persona,
    accion: 'nota-publicada',
    objeto: `Notas: ${entrega.titulo}`,
    objetoId: entrega._id,
    detalle: contar(publicados.length, 'nota', 'notas'),
  });
  await deps.avisar(avisosDe(entrega, publicados));
}

interface Reparto {
  readonly rubrica: Parameters<typeof notaDeHoy>[1];
  readonly escala: number;
  readonly leidas: Peticion['leidas'];
}

/**
 * The marks that are ready and not yet published as they are, those of them that are not what was read, and the projects whose mark is
 * not ready.
 */
function repartir(
  persona: Persona,
  pedidos: readonly EntregadoDeNotas[],
  hechas: readonly Calificacion[],
  { rubrica, escala, leidas }: Reparto,
) {
  const suyas = vigentes(hechas);
  const noListas: { nombre: string; motivo: string }[] = [];
  const todas = pedidos.flatMap((pedido) => {
    const { proyectoId, nombre } = pedido;
    const hecha = suyas.get(proyectoId);
    // Another lecturer publishes it. Whether it changed since its publication is not for its team.
    if (esDelEquipo(persona, pedido)) {
      if (!hecha?.mostrado) noListas.push({ nombre, motivo: 'Es trabajo suyo: la publica otro docente.' });
      return [];
    }
    const publicada = hecha && notaDeHoy(hecha, rubrica, escala);
    const motivo = publicada ? motivoNoLista(publicada, hecha, escala) : 'La nota no está calculada.';
    if (motivo !== null) noListas.push({ nombre, motivo });
    if (motivo !== null || !publicada || !difiere(publicada, hecha.publicado)) return [];
    const { _id, version, huella } = hecha;
    const anterior = hecha.publicado?.publicada ?? null;
    const leida = { version, huella: huellaDe(hecha, rubrica, escala) };
    return [{ _id, version, huella, proyectoId, nombre, publicada, anterior, leida }];
  });
  const deLeidas = leidas && new Map(leidas.map((una) => [una.proyecto, una]));
  const esLaLeida = ({ proyectoId, leida }: (typeof todas)[number]) => {
    const suya = deLeidas?.get(proyectoId);
    return deLeidas === null || (suya?.version === leida.version && suya.huella === leida.huella);
  };
  return {
    listas: todas.filter(esLaLeida),
    cambiadas: todas.filter((una) => !esLaLeida(una)),
    noListas,
  };
}

interface PorPublicar {
  readonly _id: string;
  /** When it was published before; null where it was not. */
  readonly anterior: string | null;
}

/** Marks with the reason for which each replaces what its team reads; a mark without one refuses all of them. */
async function motivar<T extends PorPublicar>(
  { calificaciones }: Pick<DepsPublicar, 'calificaciones'>,
  listas: readonly T[],
  motivo: string | null,
): Promise<readonly (T & { readonly motivo: string | null })[]> {
  const cambian = listas.filter(({ anterior }) => anterior !== null);
  const suyos = await calificaciones.motivosDeCambio(cambian.map(({ _id }) => _id));
  const sinMotivo = motivo === null ? cambian.filter(({ _id }) => !suyos.has(_id)).length : 0;
  if (sinMotivo > 0)
    throw campoInvalido(
      'motivo',
      `Con esto cambia lo publicado de ${contar(sinMotivo, 'nota', 'notas')}: escriba por qué. El equipo lee el motivo, con la nota de antes y la de después.`,
    );
  return listas.map((una) => ({
    ...una,
    motivo: una.anterior === null ? null : (suyos.get(una._id) ?? motivo),
  }));
}

const textoCambiada = 'La nota cambió desde que se leyó: vuelva a mirarla y publíquela.';

const notasCambiadas = () =>
  new DomainError(
    'conflict',
    'nota-cambiada',
    'Las cifras, las correcciones, la rúbrica o la escala cambiaron desde que se leyeron: vuelva a mirar las notas y publíquelas.',
  );

const sinCopiar = () =>
  new DomainError(
    'conflict',
    'sin-copiar',
    'El plazo no terminó, o cambió y lo entregado se copia de nuevo: publique las notas después del cierre.',
  );

/** Why the first slice is refused; after it, the rest stays as it is. */
const impedimentos = {
  'otra-rubrica': rubricaCambiada,
  'otra-escala': notasCambiadas,
  'sin-copiar': sinCopiar,
};

function avisosDe(
  { _id, titulo }: EntregaDeNotas,
  publicados: readonly EntregadoDeNotas[],
): readonly AvisoNuevo[] {
  return publicados.flatMap(({ proyectoId, miembros }) =>
    miembros.map(({ sub }) => ({
      sub,
      tipo: 'nota',
      entregaId: _id,
      proyectoId,
      texto: `Se publicó su nota de «${titulo}».`,
      unico: `nota ${_id} ${proyectoId} ${sub}`,
    })),
  );
}
