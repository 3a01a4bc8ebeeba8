import { esDeNadie, propietarioEjemplo } from './ejemplo.ts';
import type { Persona, Rol } from './rol.ts';

export type Alcance = 'nada' | 'propio' | 'todo';

type AlcancePorRol = Readonly<Record<Rol, Alcance>>;

const ambosTodo: AlcancePorRol = { estudiante: 'todo', admin: 'todo' };
const soloAdmin: AlcancePorRol = { estudiante: 'nada', admin: 'todo' };
const soloPropio: AlcancePorRol = { estudiante: 'propio', admin: 'propio' };
const propioYAdmin: AlcancePorRol = { estudiante: 'propio', admin: 'todo' };

/** An admin reads and deletes other people's objects, but changes none (requisito: admin-reads-people). */
export const permisos = {
  catalogo: { leer: ambosTodo, escribir: soloAdmin },
  criterios: { leer: ambosTodo, escribir: soloAdmin },
  cuentas: { leer: soloAdmin, escribir: soloAdmin },
  auditoria: { leer: soloAdmin },
  cuotas: { leer: soloPropio, listarAjenos: soloAdmin },
  proyecto: {
    leer: propioYAdmin,
    listarAjenos: soloAdmin,
    leerToken: soloPropio,
    crear: soloPropio,
    cambiar: soloPropio,
    borrar: propioYAdmin,
  },
  prueba: { leer: propioYAdmin, crear: soloPropio, borrar: propioYAdmin },
  borrador: { leer: soloPropio, cambiar: soloPropio, borrar: soloPropio },
  copiaLocal: { leerClave: soloPropio },
  analisis: { leer: propioYAdmin, ejecutar: soloPropio },
  ambito: { leer: propioYAdmin, cambiar: soloPropio },
  puntosCriticos: { leer: propioYAdmin },
  mejora: { leer: propioYAdmin, cambiar: soloPropio },
  marca: { leer: propioYAdmin, cambiar: soloPropio },
  pasado: { leer: propioYAdmin, iniciar: soloPropio },
  ejemplo: { leer: ambosTodo, mostrar: soloAdmin },
} as const satisfies Record<string, Record<string, AlcancePorRol>>;

export type Recurso = keyof typeof permisos;
export type Accion<R extends Recurso> = keyof (typeof permisos)[R] & string;

const rango: Readonly<Record<Alcance, number>> = { nada: 0, propio: 1, todo: 2 };

/** The widest reach that any of the person's roles gives. */
export function alcance<R extends Recurso>(
  persona: Pick<Persona, 'roles'>,
  recurso: R,
  accion: Accion<R>,
): Alcance {
  const tabla: Readonly<Record<string, AlcancePorRol>> = permisos[recurso];
  const fila = tabla[accion];
  if (!fila) return 'nada';
  return persona.roles.map((rol) => fila[rol]).reduce((a, b) => (rango[b] > rango[a] ? b : a), 'nada');
}

/** Whether the person may perform the action on what `propietario` owns. The solved example is only ever read. */
export function puede<R extends Recurso>(
  persona: Pick<Persona, 'roles' | 'sub'>,
  recurso: R,
  accion: Accion<R>,
  propietario: string,
): boolean {
  const hasta = alcance(persona, recurso, accion);
  if (esDeNadie(propietario)) {
    const basta = propietario === propietarioEjemplo ? hasta !== 'nada' : hasta === 'todo';
    return accion === 'leer' && basta;
  }
  return hasta === 'todo' || (hasta === 'propio' && persona.sub === propietario);
}
