import { esDeNadie, propietarioEjemplo } from './ejemplo.ts';
import { esDelEquipo, type Pertenencia } from './pertenencia.ts';
import type { Persona, Rol } from './rol.ts';

/** How far a permission reaches: to what one owns, also to one's team's, also to what one's courses show, to everything. */
export type Alcance = 'nada' | 'propio' | 'equipo' | 'curso' | 'todo';

type AlcancePorRol = Readonly<Record<Rol, Alcance>>;

const cadaUno: AlcancePorRol = { estudiante: 'todo', docente: 'todo', admin: 'todo' };
const soloAdmin: AlcancePorRol = { estudiante: 'nada', docente: 'nada', admin: 'todo' };
const soloPropio: AlcancePorRol = { estudiante: 'propio', docente: 'propio', admin: 'propio' };
const propioYAdmin: AlcancePorRol = { estudiante: 'propio', docente: 'propio', admin: 'todo' };
const soloEquipo: AlcancePorRol = { estudiante: 'equipo', docente: 'equipo', admin: 'equipo' };
const soloDocente: AlcancePorRol = { estudiante: 'nada', docente: 'curso', admin: 'curso' };
const docenteYAdmin: AlcancePorRol = { estudiante: 'nada', docente: 'curso', admin: 'todo' };
const equipoYDocente: AlcancePorRol = { estudiante: 'equipo', docente: 'curso', admin: 'curso' };
const lectura: AlcancePorRol = { estudiante: 'equipo', docente: 'curso', admin: 'todo' };

/**
 * An admin reads and deletes other people's objects, but changes none (requisito: admin-reads-people); a lecturer reads what the
 * own courses show, and changes none of it.
 */
export const permisos = {
  catalogo: { leer: cadaUno, escribir: soloAdmin },
  criterios: { leer: cadaUno, escribir: soloAdmin },
  cuentas: { leer: soloAdmin, escribir: soloAdmin, leerClaves: soloAdmin },
  auditoria: { leer: soloAdmin },
  cuotas: { leer: soloPropio, listarAjenos: soloAdmin },
  instalacion: { leer: soloAdmin },
  proyecto: {
    leer: lectura,
    listarAjenos: soloAdmin,
    leerToken: soloPropio,
    crear: soloPropio,
    cambiar: soloPropio,
    borrar: propioYAdmin,
  },
  equipo: { leer: lectura, cambiar: soloPropio, salir: soloEquipo, unirse: soloPropio },
  prueba: { leer: lectura, crear: soloEquipo, borrar: propioYAdmin },
  borrador: { leer: soloEquipo, cambiar: soloEquipo, borrar: soloEquipo },
  copiaLocal: { leerClave: soloPropio },
  analisis: { leer: lectura, ejecutar: soloEquipo },
  ambito: { leer: lectura, cambiar: soloEquipo },
  puntosCriticos: { leer: lectura },
  mejora: { leer: lectura, cambiar: soloEquipo },
  marca: { leer: lectura, cambiar: soloEquipo },
  pasado: { leer: lectura, iniciar: soloEquipo },
  enlace: { leer: soloPropio, crear: soloPropio, borrar: soloPropio },
  persona: { exportar: soloPropio, administrar: soloAdmin },
  rubrica: { leer: lectura, cambiar: soloDocente },
  nota: {
    leer: lectura,
    leerClase: docenteYAdmin,
    calificar: soloDocente,
    pedirRevision: soloEquipo,
  },
  observacion: { leer: lectura, escribir: equipoYDocente },
  frase: { leer: soloPropio, cambiar: soloPropio },
  aviso: { leer: soloPropio, marcar: soloPropio, elegir: soloPropio },
  ejemplo: { leer: cadaUno, mostrar: soloAdmin },
  curso: {
    leer: lectura,
    leerClase: docenteYAdmin,
    crear: soloDocente,
    cambiar: soloDocente,
    cerrar: docenteYAdmin,
    nombrarDocentes: docenteYAdmin,
    borrar: soloAdmin,
    unirse: cadaUno,
  },
  entrega: { leer: lectura, cambiar: soloDocente },
} as const satisfies Record<string, Record<string, AlcancePorRol>>;

export type Recurso = keyof typeof permisos;
export type Accion<R extends Recurso> = keyof (typeof permisos)[R] & string;

const rango: Readonly<Record<Alcance, number>> = { nada: 0, propio: 1, equipo: 2, curso: 3, todo: 4 };

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

/** Whether the person may perform the action on a thing of these people. The solved example is only ever read. */
export function puede<R extends Recurso>(
  persona: Pick<Persona, 'roles' | 'sub'>,
  recurso: R,
  accion: Accion<R>,
  pertenencia: Pertenencia,
): boolean {
  const hasta = alcance(persona, recurso, accion);
  if (esDeNadie(pertenencia.propietario)) {
    const basta = pertenencia.propietario === propietarioEjemplo ? hasta !== 'nada' : hasta === 'todo';
    return accion === 'leer' && basta;
  }
  return llega(hasta, persona.sub, pertenencia);
}

/** Whether a reach takes the person to a thing of these people. */
function llega(hasta: Alcance, sub: string, pertenencia: Pertenencia): boolean {
  switch (hasta) {
    case 'nada':
      return false;
    case 'propio':
      return sub === pertenencia.propietario;
    case 'equipo':
      return esDelEquipo(sub, pertenencia);
    case 'curso':
      return esDelEquipo(sub, pertenencia) || pertenencia.docentes.includes(sub);
    case 'todo':
      return true;
  }
}
