import type { Persona } from '@mantenible/domain/acceso';
import { exigirSinArchivar } from '@mantenible/domain/entrega';
import { campoInvalido, DomainError, noEncontrado, versionAntigua } from '@mantenible/domain/error';
import { motivoNotaInvalida, type Rubrica } from '@mantenible/domain/rubrica';

import type { AvisoNuevo } from '../aviso/aviso.port.ts';
import { medidasDeHoy } from './calcular-notas.ts';
import { exigirCorrector, exigirEntregado, rubricaCambiada } from './exigir-entrega.ts';
import { presentarNota, type DepsNota } from './leer-nota.ts';
import type { IncidenciaNueva } from './marca-aceptada.port.ts';
import { marcasGuardadas } from './marcas-aceptadas.ts';
import type { Anterior, CambioNuevo, Correccion, LugarDeEntrega } from './nota.port.ts';

interface Corregida extends Omit<Correccion, 'marcas'> {
  readonly marcas: readonly IncidenciaNueva[];
  /** Version of the rubric whose levels were chosen. */
  readonly rubrica: number;
  /** Why a published mark changes. */
  readonly cambio: string | null;
}

/** Stores what a lecturer decided of a mark; `esperada` null: any version. */
export async function corregirNota(
  deps: DepsNota,
  persona: Persona,
  lugar: LugarDeEntrega,
  correccion: Corregida,
  esperada: number | null,
) {
  const leido = await exigirCorrector(deps.entregas, persona, lugar);
  const { entrega } = leido;
  const { entregaId, proyectoId } = lugar;
  const rubrica = await deps.rubricas.ultima(entregaId);
  if (!rubrica)
    throw new DomainError(
      'conflict',
      'sin-rubrica',
      'Esta entrega no tiene rúbrica: créela antes de calificar.',
    );
  if (rubrica.version !== correccion.rubrica) throw rubricaCambiada();
  const motivo = correccion.manual && motivoNotaInvalida(correccion.manual.nota, entrega.escala);
  if (motivo !== null) throw campoInvalido('manual.nota', motivo);
  exigirNiveles(rubrica, correccion.niveles);
  const now = deps.now();
  const medidas = await medidasDeHoy(deps, entrega, proyectoId, correccion);
  if (!medidas) throw noEncontrado('lo entregado');
  const decidida = { ...correccion, ...medidas.aceptado };
  const resultado = await deps.calificaciones.corregir(entregaId, medidas, decidida, {
    por: { sub: persona.sub, nombre: persona.nombre },
    now,
    leidoCon: medidas.leidoCon,
    rubrica: rubrica.version,
    // Version 0 is what nothing had stored before this call.
    esperada: esperada === 0 ? 1 : esperada,
    marcasDe: (antes) => marcasGuardadas(medidas.cifras, medidas.aceptado.marcas, antes),
    cambiosDe: (antes) => cambiosDe(antes, correccion),
  });
  if (resultado === 'otra-rubrica') throw rubricaCambiada();
  if (resultado === 'otra-version') throw versionAntigua();
  await deps.auditoria.apuntar({
    quien: persona,
    accion: 'nota-cambiada',
    objeto: `${leido.entregado.nombre} (nota de «${entrega.titulo}»)`,
    objetoId: `${entregaId} ${proyectoId}`,
  });
  return presentarNota(deps, leido, { rubrica, cifras: medidas.cifras });
}

function exigirNiveles({ lineas }: Rubrica, niveles: Correccion['niveles']): void {
  for (const [id, nivel] of Object.entries(niveles)) {
    const linea = lineas.find((una) => una.id === id);
    const existe = linea?.fuente === 'criterio' && (nivel === null || nivel in linea.niveles);
    if (!existe)
      throw campoInvalido(`niveles.${id}`, 'La rúbrica no tiene ese nivel: vuelva a cargar la página.');
  }
}

/** Entries of the history: why a published mark changes, and a mark by the lecturer that was set, changed or taken back. */
function cambiosDe(
  { manual, publicada }: Anterior,
  { manual: nueva, cambio }: Corregida,
): readonly CambioNuevo[] {
  if (publicada && cambio === null)
    throw campoInvalido('cambio', 'La nota ya se publicó: escriba por qué la cambia.');
  const deNota = cambioDe(manual, nueva);
  const dePublicada = { que: 'correccion-cambiada', nota: null, motivo: cambio };
  return [...(publicada ? [dePublicada] : []), ...(deNota ? [deNota] : [])];
}

function cambioDe(antes: Correccion['manual'], despues: Correccion['manual']): CambioNuevo | null {
  if (antes?.nota === despues?.nota && antes?.motivo === despues?.motivo) return null;
  return despues === null
    ? { que: 'nota-de-rubrica', nota: null, motivo: null }
    : { que: 'nota-de-docente', ...despues };
}

/** Asks for a second correction, once a delivery, after the first one was published. */
export async function pedirRevision(
  deps: DepsNota & { readonly avisar: (nuevos: readonly AvisoNuevo[]) => Promise<void> },
  persona: Persona,
  lugar: LugarDeEntrega,
  motivo: string,
): Promise<void> {
  const { propio, entrega, entregado, correctores } = await exigirEntregado(deps.entregas, persona, lugar);
  if (!propio)
    throw new DomainError('forbidden', 'prohibido', 'Solo quien entregó puede pedir la revisión de su nota.');
  exigirSinArchivar(entrega.estado);
  const [primera] = await deps.calificaciones.listar(lugar.entregaId, lugar.proyectoId);
  if (!primera?.publicado)
    throw new DomainError(
      'conflict',
      'nota-sin-publicar',
      'La nota aún no se publicó: no hay nada que revisar.',
    );
  const autoria = { por: { sub: persona.sub, nombre: persona.nombre }, now: deps.now() };
  if (!(await deps.calificaciones.pedirRevision(primera, motivo, autoria)))
    throw new DomainError('conflict', 'revision-pedida', 'La revisión de esta nota ya se pidió.');
  await deps.avisar(
    correctores.map((sub) => ({
      sub,
      tipo: 'revision',
      ...lugar,
      texto: `${entregado.nombre} pide revisar su nota de «${entrega.titulo}».`,
      unico: `revision ${lugar.entregaId} ${lugar.proyectoId} ${sub}`,
    })),
  );
}
