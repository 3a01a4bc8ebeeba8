import { exigir, type Accion, type Persona } from '@mantenible/domain/acceso';
import { finDeEnlace, esInsignia, maximoEnlaces, type ClaseCompartida } from '@mantenible/domain/enlace';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { huellaDeClave, nuevaClaveDeEnlace } from '../comun/clave-de-enlace.ts';
import { exigirBorrado } from '../comun/escritura.ts';
import type { PropietarioDe } from '../comun/leer-permitido.ts';
import type { EnlaceGuardado, EnlaceRepository, Vista } from './compartido.port.ts';
import type { LeerContenido } from './compartido.schema.ts';
import { exigirCerrada } from './exigir-cerrada.ts';

export interface DepsEnlaces {
  readonly enlaces: EnlaceRepository;
  readonly propietarioDe: PropietarioDe;
  readonly leerContenido: LeerContenido;
  /** False where the installation has switched read-only links off. */
  readonly activos: boolean;
  readonly nuevoId: () => string;
  readonly now: () => Date;
}

/** What the owner asks for. */
export interface EnlacePedido extends Pick<Vista, 'objetoId' | 'otroId' | 'conCodigo'> {
  readonly clase: ClaseCompartida;
  readonly dias: number;
}

/** The links of a project, for its owner alone. */
export async function listarEnlaces(deps: DepsEnlaces, persona: Persona, proyectoId: string) {
  await exigirEnlaces(deps, persona, proyectoId, 'leer');
  const enlaces = await deps.enlaces.listar(proyectoId);
  return { activos: deps.activos, enlaces: enlaces.map((uno) => presentar(uno, deps.now())) };
}

/** Makes a link to something of the project that its owner can read now; its key is given this once. */
export async function crearEnlace(
  deps: DepsEnlaces,
  persona: Persona,
  proyectoId: string,
  { dias, ...pedido }: EnlacePedido,
) {
  const propietario = await exigirEnlaces(deps, persona, proyectoId, 'crear');
  if (!deps.activos) throw desactivados();
  const vista = { ...pedido, proyectoId, propietario };
  const titulo = esInsignia(vista.clase) ? '' : (await deps.leerContenido(vista, persona.sub)).titulo;
  const now = deps.now();
  exigirCerrada(vista.clase, await deps.enlaces.entregas(vista, now));
  const enlace: EnlaceGuardado = {
    ...pedido,
    _id: deps.nuevoId(),
    proyectoId,
    titulo,
    creado: now.toISOString(),
    expira: finDeEnlace(now, dias).toISOString(),
  };
  const clave = nuevaClaveDeEnlace();
  const de = { quien: persona, maximo: maximoEnlaces, now };
  const resultado = await deps.enlaces.agregar(enlace, huellaDeClave(clave), de);
  if (resultado === 'completo') throw completos();
  if (resultado === 'no-encontrado') throw noEncontrado('el proyecto');
  return { enlace: presentar(enlace, now), clave };
}

/** Revokes a link: from now on it does not open. */
export async function retirarEnlace(
  deps: DepsEnlaces,
  persona: Persona,
  { proyectoId, enlaceId }: { readonly proyectoId: string; readonly enlaceId: string },
): Promise<void> {
  await exigirEnlaces(deps, persona, proyectoId, 'borrar');
  exigirBorrado(
    await deps.enlaces.retirar(proyectoId, enlaceId, persona),
    'el enlace: puede que ya se haya retirado',
  );
}

/** The owner of a project whose links the caller may read or change. */
async function exigirEnlaces(
  { propietarioDe }: DepsEnlaces,
  persona: Persona,
  proyectoId: string,
  accion: Accion<'enlace'>,
): Promise<string> {
  const hallado = await propietarioDe(proyectoId);
  exigir(persona, { recurso: 'enlace', accion, cosa: 'el proyecto' }, hallado);
  return hallado.propietario;
}

function presentar({ _id, clase, titulo, conCodigo, creado, expira }: EnlaceGuardado, now: Date) {
  return { _id, clase, titulo, conCodigo, creado, expira, vigente: new Date(expira) > now };
}

function desactivados(): DomainError {
  return new DomainError(
    'conflict',
    'enlaces-desactivados',
    'Esta instalación no permite compartir enlaces. Descargue el PDF y envíelo.',
  );
}

function completos(): DomainError {
  return new DomainError(
    'conflict',
    'enlaces-completos',
    `El proyecto ya tiene ${contar(maximoEnlaces, 'enlace', 'enlaces')}, que son los que admite. Retire alguno para crear otro.`,
  );
}
