import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';

import { tandasDe } from '../comun/tandas-de-proyectos.ts';
import { enlacesDe, medidasDe, referenciaDe, type Aceptado } from './datos-de-entrega.ts';
import { exigirDocente } from './exigir-entrega.ts';
import type { IncidenciaNueva } from './marca-aceptada.port.ts';
import { marcasDe } from './marcas-aceptadas.ts';
import type {
  CalificacionRepository,
  CifrasEntregadas,
  EnlaceAceptado,
  EntregaDeNotas,
  EntregasDeNotas,
  LeidoCon,
  MedidasNuevas,
  PatronDe,
  PatronDeEntrega,
} from './nota.port.ts';

export interface DepsCalcular {
  readonly entregas: EntregasDeNotas;
  readonly calificaciones: Pick<CalificacionRepository, 'listar' | 'guardarMedidas'>;
  readonly patronDe: PatronDe;
  readonly now: () => Date;
}

/** Computes the figures of all deliveries of a class and keeps them; what lecturers decided stays. */
export async function calcularNotas(
  deps: DepsCalcular,
  persona: Persona,
  entregaId: string,
): Promise<{ readonly calculadas: number }> {
  const entrega = await exigirDocente(deps, persona, entregaId);
  const entregados = await deps.entregas.tamanos(entregaId);
  if (entregados.length > 0 && faltaLaPrueba(entrega)) throw sinLaPrueba();
  await calcularMedidas(deps, persona, entrega, tandasDe(entregados));
  return { calculadas: entregados.length };
}

/** What a lecturer accepts, as the caller names it. */
interface Pedido {
  readonly enlaces: readonly EnlaceAceptado[];
  readonly marcas: readonly IncidenciaNueva[];
}

/** Whether another test is asked for, which the copies do not have yet: they keep their ids when they get it. */
const faltaLaPrueba = ({ copiada, publicada }: EntregaDeNotas): boolean =>
  copiada === null && publicada === null;

const sinLaPrueba = () =>
  new DomainError(
    'conflict',
    'sin-copiar',
    'Lo entregado se copia de nuevo, con la prueba que se pide ahora: calcule las cifras dentro de un minuto.',
  );

interface MedidasDeHoy extends MedidasNuevas {
  /** What of it there is to accept. */
  readonly aceptado: Aceptado;
  readonly cifras: CifrasEntregadas;
  readonly leidoCon: LeidoCon;
}

/** Figures of one project as they would be kept, with what they were read of; null where nothing of it counts. */
export async function medidasDeHoy(
  { entregas, patronDe }: Pick<DepsCalcular, 'entregas' | 'patronDe'>,
  entrega: EntregaDeNotas,
  proyectoId: string,
  pedido: Pedido,
): Promise<MedidasDeHoy | null> {
  const [patron, [cifras]] = await Promise.all([
    patronDe(entrega._id),
    entregas.cifras(entrega._id, [proyectoId], true),
  ]);
  if (!cifras) return null;
  const aceptado = { enlaces: enlacesDe(cifras, pedido.enlaces), marcas: marcasDe(cifras, pedido.marcas) };
  const medidas = medidasDe(entrega, cifras, referenciaDe(patron), aceptado);
  return {
    proyectoId,
    // What a lecturer decides stays; its figures are computed again before they are published.
    copia: faltaLaPrueba(entrega) ? null : cifras.copia,
    medidas,
    aceptado,
    cifras,
    leidoCon: leidoConDe(entrega, patron),
  };
}

const leidoConDe = ({ version }: EntregaDeNotas, patron: PatronDeEntrega | null): LeidoCon => ({
  version,
  referencia: patron?.creado ?? null,
});

/** Computes and keeps the figures of these projects. */
async function calcularMedidas(
  { entregas, calificaciones, patronDe, now }: DepsCalcular,
  { sub, nombre }: Persona,
  entrega: EntregaDeNotas,
  tandas: readonly (readonly string[])[],
): Promise<void> {
  // Before anything is read: an analysis that ends meanwhile makes the figures old.
  const inicio = now();
  const patron = await patronDe(entrega._id);
  const referencia = referenciaDe(patron);
  const leidoCon = leidoConDe(entrega, patron);
  const hechas = await calificaciones.listar(entrega._id);
  // The newest correction decides which links count.
  const ultimas = new Map(hechas.map((hecha) => [hecha.proyectoId, hecha]));
  for (const tanda of tandas) {
    // Batches one after the other: their tests together would fill the memory.
    // oxlint-disable-next-line no-await-in-loop
    const cifras = await entregas.cifras(entrega._id, tanda);
    const medidas = cifras.map((suyas) => {
      const { proyectoId, copia } = suyas;
      const { version = 1, ...aceptado } = ultimas.get(proyectoId) ?? { enlaces: [], marcas: [] };
      return { proyectoId, copia, version, medidas: medidasDe(entrega, suyas, referencia, aceptado) };
    });
    // oxlint-disable-next-line no-await-in-loop
    const guardadas = await calificaciones.guardarMedidas(entrega._id, medidas, {
      por: { sub, nombre },
      now: inicio,
      leidoCon,
    });
    if (!guardadas) throw entregaCambiada();
  }
}

const entregaCambiada = () =>
  new DomainError(
    'conflict',
    'entrega-cambiada',
    'La entrega o su prueba de referencia cambió mientras se calculaban las cifras: calcúlelas de nuevo.',
  );
