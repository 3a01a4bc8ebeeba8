import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import { exigirRepositorio, type Proyecto } from '@mantenible/domain/proyecto';

import type { Cuotas } from '../cuota/cuota.port.ts';
import type { CofreTokens, ProyectoRepository } from './proyecto.port.ts';
import type { ReservaRepository } from './reserva.port.ts';

export interface DepsCrear {
  readonly proyectos: Pick<ProyectoRepository, 'buscar' | 'buscarPorNombre' | 'crear'>;
  readonly reservas: Pick<ReservaRepository, 'buscar'>;
  /** Step 1: reserves a key for the person and creates it in the scanning service. */
  readonly reservarClave: (idPersona: string, nombre: string) => Promise<{ readonly clave: string }>;
  readonly cofre: Pick<CofreTokens, 'encrypt' | 'decrypt'>;
  readonly cuotas: Pick<Cuotas, 'exigirSitio'>;
  readonly nuevoId: () => string;
  readonly permitirHttp: boolean;
  readonly now: () => Date;
}

export interface DatosProyecto {
  readonly nombre: string;
  readonly link: string;
  readonly branch: string;
  readonly githubtoken: string;
  readonly idPersona: string;
}

/**
 * Step 2: saves the caller's project under the key reserved for its name, which it reserves first if needed. A repeat with
 * the same content returns the stored project, so that a creation whose later step failed can be repeated.
 */
export async function crearProyecto(
  deps: DepsCrear,
  persona: Persona,
  datos: DatosProyecto,
): Promise<Proyecto> {
  if (datos.idPersona !== persona.sub)
    throw new DomainError('forbidden', 'otra-persona', 'No puede crear proyectos para otra persona.');
  exigirRepositorio(datos, deps.permitirHttp);
  const guardado = await deps.proyectos.buscarPorNombre(persona.sub, datos.nombre);
  if (guardado) return exigirRepeticion(deps, guardado.proyecto, datos);
  const reserva = await deps.reservas.buscar(persona.sub, datos.nombre);
  // After step 1 the service is not called again: the analysis screen restores a project that the service lost since.
  if ((reserva?.servicio ?? null) === null) await deps.reservarClave(persona.sub, datos.nombre);
  await deps.cuotas.exigirSitio();
  const { nombre, link, branch } = datos;
  const nuevo = { _id: deps.nuevoId(), nombre, link, branch, idPersona: persona.sub };
  const creado = await deps.proyectos.crear(nuevo, deps.cofre.encrypt(datos.githubtoken, nuevo._id), {
    quien: persona,
    now: deps.now(),
  });
  // Another request of the same person was faster.
  if (creado === 'repetido') return crearProyecto(deps, persona, datos);
  if (creado === 'sin-reserva')
    throw new DomainError(
      'conflict',
      'reserva-perdida',
      'La clave del proyecto dejó de estar reservada. Inténtelo de nuevo.',
    );
  return creado;
}

/** The stored project, if the caller sent the same content again; other content under that name is refused. */
async function exigirRepeticion(
  deps: DepsCrear,
  proyecto: Proyecto,
  datos: DatosProyecto,
): Promise<Proyecto> {
  const token = (await deps.proyectos.buscar(proyecto._id))?.token;
  const mismo =
    token !== undefined &&
    proyecto.link === datos.link &&
    proyecto.branch === datos.branch &&
    deps.cofre.decrypt(token.cifrado, token.clave, proyecto._id) === datos.githubtoken;
  if (!mismo) throw nombreRepetido(datos.nombre);
  return proyecto;
}

function nombreRepetido(nombre: string): DomainError {
  const mensaje = `Ya tiene un proyecto con el nombre «${nombre}».`;
  return new DomainError('conflict', 'nombre-repetido', mensaje, [{ campo: 'nombre', mensaje }]);
}
