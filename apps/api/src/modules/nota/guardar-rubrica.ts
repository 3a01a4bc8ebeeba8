import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { campoInvalido, DomainError, versionAntigua } from '@mantenible/domain/error';
import {
  calcularNota,
  cuantasBajan,
  exigirRubrica,
  maximoVersiones,
  type DatosEntrega,
  type NotaCalculada,
  type Rubrica,
} from '@mantenible/domain/rubrica';
import { contar } from '@mantenible/wording/contar';

import { esDelEquipo, esDocenteDe, exigirDocente, exigirEntrega } from './exigir-entrega.ts';
import { estaCopiada, vigentes } from './nota-de-hoy.ts';
import type {
  Calificacion,
  CalificacionRepository,
  EntregaDeNotas,
  EntregasDeNotas,
  RubricaRepository,
  VersionDeRubrica,
} from './nota.port.ts';

export interface DepsRubrica {
  readonly entregas: EntregasDeNotas;
  readonly rubricas: RubricaRepository;
  readonly calificaciones: Pick<CalificacionRepository, 'listar'>;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}

export interface RubricaDeEntrega {
  readonly titulo: string;
  readonly escala: number;
  readonly aprobado: number;
  readonly abre: string;
  readonly congelada: boolean;
  readonly soloSuma: boolean;
  readonly puedeCambiar: boolean;
  readonly version: number;
  readonly versiones: readonly VersionDeRubrica[];
}

/** The rubric of a delivery with its versions; people of the course read it from the opening on. */
export async function leerRubrica(
  deps: DepsRubrica,
  persona: Persona,
  entregaId: string,
): Promise<RubricaDeEntrega> {
  const entrega = await exigirEntrega(deps, persona, entregaId);
  const versiones = await deps.rubricas.versiones(entregaId);
  const puedeCambiar = esDocenteDe(persona, entrega) && entrega.estado !== 'archivado';
  return presentar(deps, entrega, puedeCambiar, versiones);
}

function presentar(
  { now }: Pick<DepsRubrica, 'now'>,
  entrega: EntregaDeNotas,
  puedeCambiar: boolean,
  versiones: readonly VersionDeRubrica[],
): RubricaDeEntrega {
  const { titulo, escala, aprobado, abre, fin } = entrega;
  return {
    titulo,
    escala,
    aprobado,
    abre: abre.toISOString(),
    puedeCambiar,
    congelada: abre <= now() && versiones.length > 0,
    soloSuma: fin <= now(),
    version: versiones[0]?.version ?? 0,
    versiones,
  };
}

/**
 * Stores the rubric of a delivery. Before the opening it replaces the earlier versions; later it is a new version with a reason, and
 * after the deadline one that lowers no mark. Lines that it has already pass these checks too, and store nothing.
 */
export async function guardarRubrica(
  deps: DepsRubrica,
  persona: Persona,
  entregaId: string,
  {
    lineas,
    motivo,
    esperada,
  }: Rubrica & { readonly motivo: string | null; readonly esperada: number | null },
): Promise<RubricaDeEntrega> {
  const entrega = await exigirDocente(deps, persona, entregaId);
  exigirRubrica({ lineas });
  const anterior = await deps.rubricas.ultima(entregaId);
  const congelada = anterior !== null && entrega.abre <= deps.now();
  if (congelada && motivo === null)
    throw campoInvalido(
      'motivo',
      'La entrega ya se abrió: escriba por qué cambia la rúbrica. Los estudiantes verán el motivo.',
    );
  if (congelada && entrega.fin <= deps.now()) await exigirQueSume(deps, entrega, anterior, { lineas });
  const salida = await deps.rubricas.guardar(
    entregaId,
    { lineas, motivo: congelada ? motivo : null },
    {
      por: { sub: persona.sub, nombre: persona.nombre },
      now: deps.now(),
      esperada: esperada ?? anterior?.version ?? 0,
      reemplaza: !congelada,
    },
  );
  if (salida === null) throw versionAntigua();
  if (salida === 'completa') throw rubricaCompleta();
  if (salida === 'guardada')
    await deps.auditoria.apuntar({
      quien: persona,
      accion: 'rubrica-cambiada',
      objeto: `Rúbrica: ${entrega.titulo}`,
      objetoId: entregaId,
    });
  return presentar(deps, entrega, true, await deps.rubricas.versiones(entregaId));
}

function rubricaCompleta(): DomainError {
  return new DomainError(
    'conflict',
    'rubrica-completa',
    `La rúbrica ya tiene ${maximoVersiones} versiones, que son las que admite. Para cambiar una nota, escríbala en la corrección del proyecto.`,
  );
}

async function exigirQueSume(
  { entregas, calificaciones, now }: Pick<DepsRubrica, 'entregas' | 'calificaciones' | 'now'>,
  entrega: EntregaDeNotas,
  anterior: Rubrica,
  nueva: Rubrica,
): Promise<void> {
  const [entregados, hechas] = await Promise.all([
    entregas.entregados(entrega._id),
    calificaciones.listar(entrega._id),
  ]);
  const suyas = vigentes(hechas);
  const datos = entregados.map(({ proyectoId }) => loQueSeSabe(suyas.get(proyectoId)));
  const bajan = cuantasBajan(anterior, nueva, datos);
  if (bajan > 0) throw bajaNotas(contar(bajan, 'nota', 'notas'));
  // What was delivered is copied a while after the deadline: until then any figures may come.
  const porCopiar = { medidas: sinCifras, niveles: {} };
  if (!estaCopiada(entrega, now()) && cuantasBajan(anterior, nueva, [porCopiar]) > 0)
    throw bajaNotas('alguna nota de lo que aún no se ha copiado');
}

const bajaNotas = (cuales: string) =>
  new DomainError(
    'conflict',
    'rubrica-baja-notas',
    `Después del cierre la rúbrica solo puede sumar puntos, y esta podría bajar ${cuales}.`,
  );

const porSaber = { motivo: 'Sin calcular.', ajeno: true };
const sinCifras: DatosEntrega['medidas'] = {
  media: porSaber,
  evidencias: porSaber,
  acuerdo: porSaber,
  grado: porSaber,
  nuevas: porSaber,
  acciones: porSaber,
};

/** Old figures are as little known as those that nothing computed. */
function loQueSeSabe(hecha: Calificacion | undefined): DatosEntrega {
  const medidas = hecha && !hecha.vieja ? hecha.medidas : sinCifras;
  return { medidas, niveles: hecha?.niveles ?? {} };
}

export interface NotaDePrueba {
  readonly nombre: string;
  readonly calculo: NotaCalculada;
}

const maximoDePrueba = 3;

/** Marks that a rubric would give up to three deliveries whose figures were computed; it stores nothing. */
export async function probarRubrica(
  deps: DepsRubrica,
  persona: Persona,
  entregaId: string,
  lineas: Rubrica['lineas'],
): Promise<readonly NotaDePrueba[]> {
  const { escala } = await exigirDocente(deps, persona, entregaId);
  exigirRubrica({ lineas });
  const [entregados, hechas] = await Promise.all([
    deps.entregas.entregados(entregaId),
    deps.calificaciones.listar(entregaId),
  ]);
  // A lecturer in a team that delivers reads no figure of it before its mark is published.
  const ajenos = entregados.filter((uno) => !esDelEquipo(persona, uno));
  const nombres = new Map(ajenos.map(({ proyectoId, nombre }) => [proyectoId, nombre]));
  return hechas
    .filter(({ orden, proyectoId }) => orden === 1 && nombres.has(proyectoId))
    .slice(0, maximoDePrueba)
    .map((una) => ({
      nombre: nombres.get(una.proyectoId) ?? '',
      calculo: calcularNota({ lineas }, escala, una),
    }));
}
