import { describe, expect, it } from 'vitest';

import { exigir } from './exigir.ts';
import { dePersona, type Pertenencia } from './pertenencia.ts';
import { alcance, permisos, puede, type Alcance, type Recurso } from './permisos.ts';
import { esRol, rolesDeNombres, type Rol } from './rol.ts';

/** The whole table once more, written out: resource, action, estudiante, docente, admin. */
const tabla: readonly (readonly [Recurso, string, Alcance, Alcance, Alcance])[] = [
  ['catalogo', 'leer', 'todo', 'todo', 'todo'],
  ['catalogo', 'escribir', 'nada', 'nada', 'todo'],
  ['criterios', 'leer', 'todo', 'todo', 'todo'],
  ['criterios', 'escribir', 'nada', 'nada', 'todo'],
  ['cuentas', 'leer', 'nada', 'nada', 'todo'],
  ['cuentas', 'escribir', 'nada', 'nada', 'todo'],
  ['cuentas', 'leerClaves', 'nada', 'nada', 'todo'],
  ['auditoria', 'leer', 'nada', 'nada', 'todo'],
  ['cuotas', 'leer', 'propio', 'propio', 'propio'],
  ['cuotas', 'listarAjenos', 'nada', 'nada', 'todo'],
  ['instalacion', 'leer', 'nada', 'nada', 'todo'],
  ['proyecto', 'leer', 'equipo', 'curso', 'todo'],
  ['proyecto', 'listarAjenos', 'nada', 'nada', 'todo'],
  ['proyecto', 'leerToken', 'propio', 'propio', 'propio'],
  ['proyecto', 'crear', 'propio', 'propio', 'propio'],
  ['proyecto', 'cambiar', 'propio', 'propio', 'propio'],
  ['proyecto', 'borrar', 'propio', 'propio', 'todo'],
  ['equipo', 'leer', 'equipo', 'curso', 'todo'],
  ['equipo', 'cambiar', 'propio', 'propio', 'propio'],
  ['equipo', 'salir', 'equipo', 'equipo', 'equipo'],
  ['equipo', 'unirse', 'propio', 'propio', 'propio'],
  ['prueba', 'leer', 'equipo', 'curso', 'todo'],
  ['prueba', 'crear', 'equipo', 'equipo', 'equipo'],
  ['prueba', 'borrar', 'propio', 'propio', 'todo'],
  ['borrador', 'leer', 'equipo', 'equipo', 'equipo'],
  ['borrador', 'cambiar', 'equipo', 'equipo', 'equipo'],
  ['borrador', 'borrar', 'equipo', 'equipo', 'equipo'],
  ['copiaLocal', 'leerClave', 'propio', 'propio', 'propio'],
  ['analisis', 'leer', 'equipo', 'curso', 'todo'],
  ['analisis', 'ejecutar', 'equipo', 'equipo', 'equipo'],
  ['ambito', 'leer', 'equipo', 'curso', 'todo'],
  ['ambito', 'cambiar', 'equipo', 'equipo', 'equipo'],
  ['puntosCriticos', 'leer', 'equipo', 'curso', 'todo'],
  ['mejora', 'leer', 'equipo', 'curso', 'todo'],
  ['mejora', 'cambiar', 'equipo', 'equipo', 'equipo'],
  ['marca', 'leer', 'equipo', 'curso', 'todo'],
  ['marca', 'cambiar', 'equipo', 'equipo', 'equipo'],
  ['pasado', 'leer', 'equipo', 'curso', 'todo'],
  ['pasado', 'iniciar', 'equipo', 'equipo', 'equipo'],
  ['enlace', 'leer', 'propio', 'propio', 'propio'],
  ['enlace', 'crear', 'propio', 'propio', 'propio'],
  ['enlace', 'borrar', 'propio', 'propio', 'propio'],
  ['persona', 'exportar', 'propio', 'propio', 'propio'],
  ['persona', 'administrar', 'nada', 'nada', 'todo'],
  ['rubrica', 'leer', 'equipo', 'curso', 'todo'],
  ['rubrica', 'cambiar', 'nada', 'curso', 'curso'],
  ['nota', 'leer', 'equipo', 'curso', 'todo'],
  ['nota', 'leerClase', 'nada', 'curso', 'todo'],
  ['nota', 'calificar', 'nada', 'curso', 'curso'],
  ['nota', 'pedirRevision', 'equipo', 'equipo', 'equipo'],
  ['observacion', 'leer', 'equipo', 'curso', 'todo'],
  ['observacion', 'escribir', 'equipo', 'curso', 'curso'],
  ['frase', 'leer', 'propio', 'propio', 'propio'],
  ['frase', 'cambiar', 'propio', 'propio', 'propio'],
  ['aviso', 'leer', 'propio', 'propio', 'propio'],
  ['aviso', 'marcar', 'propio', 'propio', 'propio'],
  ['aviso', 'elegir', 'propio', 'propio', 'propio'],
  ['ejemplo', 'leer', 'todo', 'todo', 'todo'],
  ['ejemplo', 'mostrar', 'nada', 'nada', 'todo'],
  ['curso', 'leer', 'equipo', 'curso', 'todo'],
  ['curso', 'leerClase', 'nada', 'curso', 'todo'],
  ['curso', 'crear', 'nada', 'curso', 'curso'],
  ['curso', 'cambiar', 'nada', 'curso', 'curso'],
  ['curso', 'cerrar', 'nada', 'curso', 'todo'],
  ['curso', 'nombrarDocentes', 'nada', 'curso', 'todo'],
  ['curso', 'borrar', 'nada', 'nada', 'todo'],
  ['curso', 'unirse', 'todo', 'todo', 'todo'],
  ['entrega', 'leer', 'equipo', 'curso', 'todo'],
  ['entrega', 'cambiar', 'nada', 'curso', 'curso'],
];
const persona = (...roles: readonly Rol[]) => ({ sub: 'yo', nombre: 'Yo', roles });
const [suya, ajena] = [dePersona('yo'), dePersona('otra')];

/** Things whose owner is another person, by the tie of 'yo' to them. */
const lazos = {
  ninguno: { propietario: 'otra', miembros: ['tercera'], docentes: ['profe'] },
  miembro: { propietario: 'otra', miembros: ['tercera', 'yo'], docentes: ['profe'] },
  docente: { propietario: 'otra', miembros: ['tercera'], docentes: ['profe', 'yo'] },
} as const;
/** What each reach takes to: own things, those of the team, those of a course of one's own, those of others. */
const llega: Readonly<Record<Alcance, readonly [boolean, boolean, boolean, boolean]>> = {
  nada: [false, false, false, false],
  propio: [true, false, false, false],
  equipo: [true, true, false, false],
  curso: [true, true, true, false],
  todo: [true, true, true, true],
};

describe('the table of permissions', () => {
  it.each(tabla)(
    '%s %s: estudiante %s, docente %s, admin %s',
    (recurso, accion, estudiante, docente, admin) => {
      const acciones: Readonly<Record<string, Readonly<Record<Rol, Alcance>>>> = permisos[recurso];
      expect(Object.keys(acciones)).toContain(accion);
      // The action is a key of this resource's row: checked above.
      const preguntar = (roles: readonly Rol[]): Alcance => alcance({ roles }, recurso, accion as never);
      expect([preguntar(['estudiante']), preguntar(['docente', 'estudiante']), preguntar(['admin'])]).toEqual(
        [estudiante, docente, admin],
      );
      expect([preguntar(['estudiante', 'admin']), preguntar([])]).toEqual([admin, 'nada']);
      for (const [roles, hasta] of [
        [['estudiante'], estudiante],
        [['estudiante', 'docente'], docente],
        [['estudiante', 'admin'], admin],
      ] as const) {
        const puedeCon = (pertenencia: Pertenencia) =>
          puede(persona(...roles), recurso, accion as never, pertenencia);
        expect([suya, lazos.miembro, lazos.docente, lazos.ninguno].map(puedeCon)).toEqual(llega[hasta]);
      }
    },
  );

  it('has no cell that is missing in this test', () => {
    const celdas = Object.entries(permisos).flatMap(([recurso, acciones]) =>
      Object.keys(acciones).map((accion) => `${recurso} ${accion}`),
    );
    expect(celdas).toEqual(tabla.map(([recurso, accion]) => `${recurso} ${accion}`));
  });

  it('distinguishes own things from those of others', () => {
    expect(puede(persona('estudiante'), 'proyecto', 'leer', suya)).toBe(true);
    expect(puede(persona('estudiante'), 'proyecto', 'leer', ajena)).toBe(false);
    expect(puede(persona('admin'), 'proyecto', 'leer', ajena)).toBe(true);
    expect(puede(persona('admin'), 'proyecto', 'cambiar', ajena)).toBe(false);
    expect(puede(persona(), 'proyecto', 'leer', suya)).toBe(false);
  });
});

describe('refusing', () => {
  const cambiar = { recurso: 'proyecto', accion: 'cambiar', cosa: 'el proyecto' } as const;
  const rechazo = (roles: readonly Rol[], propietario: string | null): unknown => {
    try {
      exigir({ sub: 'yo', roles }, cambiar, propietario === null ? null : dePersona(propietario));
      return 'permitido';
    } catch (error) {
      return error;
    }
  };

  it('allows the owner', () => {
    expect(rechazo(['estudiante'], 'yo')).toBe('permitido');
    expect(rechazo(['admin'], 'yo')).toBe('permitido');
  });

  it('gives an estudiante the same refusal for another person’s thing and for a missing one', () => {
    const ajeno = rechazo(['estudiante'], 'otra');
    expect(ajeno).toMatchObject({ kind: 'not-found', message: 'No se encontró el proyecto.' });
    expect(rechazo(['estudiante'], null)).toEqual(ajeno);
  });

  it('forbids an admin to change what belongs to others, and reports a missing thing as not found', () => {
    expect(rechazo(['admin'], 'otra')).toMatchObject({ kind: 'forbidden' });
    expect(rechazo(['admin'], null)).toMatchObject({ kind: 'not-found' });
  });

  it('finds whose the thing is through its ownership, and narrows the type', () => {
    const buscar = (sub: string): { readonly pertenencia: Pertenencia } | null => ({
      pertenencia: dePersona(sub),
    });
    const suyo = buscar('yo');
    const ajeno = buscar('otra');
    exigir(persona('estudiante'), cambiar, suyo);
    expect(suyo.pertenencia.propietario).toBe('yo');
    expect(() => {
      exigir(persona('estudiante'), cambiar, ajeno);
    }).toThrow('No se encontró el proyecto.');
  });

  it('names the owner to a member, and hides the thing from people without a tie to it', () => {
    const rechazado = (pertenencia: Pertenencia, ...roles: readonly Rol[]): unknown => {
      try {
        exigir(persona(...roles), cambiar, pertenencia);
        return 'permitido';
      } catch (error) {
        return error;
      }
    };
    expect(rechazado(lazos.miembro, 'estudiante')).toMatchObject({
      kind: 'forbidden',
      codigo: 'solo-propietario',
    });
    expect(rechazado(lazos.docente, 'estudiante', 'docente')).toMatchObject({ codigo: 'prohibido' });
    expect(rechazado(lazos.docente, 'estudiante')).toMatchObject({ kind: 'not-found' });
    expect(rechazado(lazos.ninguno, 'estudiante', 'docente')).toMatchObject({ kind: 'not-found' });
  });

  it('allows nothing without a role', () => {
    expect(rechazo([], 'yo')).toMatchObject({ kind: 'not-found' });
  });
});

describe('roles', () => {
  it.each([
    ['estudiante', true],
    ['docente', true],
    ['admin', true],
    ['Admin', false],
    ['administrador', false],
    ['', false],
  ])('%s: %s', (texto, expected) => {
    expect(esRol(texto)).toBe(expected);
  });

  it.each([
    [['docente'], []],
    [['docente', 'otro'], []],
    [
      ['docente', 'estudiante'],
      ['estudiante', 'docente'],
    ],
    [
      ['admin', 'docente'],
      ['docente', 'admin'],
    ],
    [['admin', 'admin', 3, null, { rol: 'estudiante' }], ['admin']],
    [[], []],
  ])('the names %j give %j: docente alone gives none', (nombres, esperados) => {
    expect(rolesDeNombres(nombres)).toEqual(esperados);
  });
});
