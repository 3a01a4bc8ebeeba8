import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import type { ProyectoAjeno } from '@mantenible/contracts/proyecto-ajeno';

/** Id of the n-th project, 0 to 9. */
export const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;

/** A project without results, as its owner's list has it. */
export function listado(n: number, cambios: Partial<ProyectoListado> = {}): ProyectoListado {
  return {
    _id: uid(n),
    nombre: `Proyecto ${n}`,
    link: 'https://github.com/ana/tienda',
    branch: 'main',
    idPersona: 'sub-ana',
    clave: `proyecto-${n}`,
    analisis: null,
    analisisEnCurso: false,
    fallo: null,
    prueba: null,
    borradores: [],
    ...cambios,
  };
}

/** A project without results, as an admin's list of other people's has it. */
export function ajeno(n: number, cambios: Partial<ProyectoAjeno> = {}): ProyectoAjeno {
  return {
    _id: uid(n),
    nombre: `Proyecto ${n}`,
    link: 'https://github.com/beto/tienda',
    branch: 'main',
    persona: { nombre: 'Beto Ruiz', usuario: 'beto' },
    analisis: null,
    prueba: null,
    ...cambios,
  };
}

/** Uses of a project that has none. */
export const sinUsos = {
  pruebas: 0,
  borradores: 0,
  analisis: 0,
  acciones: 0,
  marcas: 0,
  pasados: 0,
  entregas: [],
};
