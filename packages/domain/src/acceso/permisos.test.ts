import { describe, expect, it } from 'vitest';

import { exigir } from './exigir.ts';
import { alcance, permisos, puede, type Alcance, type Recurso } from './permisos.ts';
import { esRol, type Rol } from './rol.ts';

/** The whole table once more, written out: resource, action, estudiante, admin. */
const tabla: readonly (readonly [Recurso, string, Alcance, Alcance])[] = [
  ['catalogo', 'leer', 'todo', 'todo'],
  ['catalogo', 'escribir', 'nada', 'todo'],
  ['criterios', 'leer', 'todo', 'todo'],
  ['criterios', 'escribir', 'nada', 'todo'],
  ['cuentas', 'leer', 'nada', 'todo'],
  ['cuentas', 'escribir', 'nada', 'todo'],
  ['auditoria', 'leer', 'nada', 'todo'],
  ['cuotas', 'leer', 'propio', 'propio'],
  ['cuotas', 'listarAjenos', 'nada', 'todo'],
  ['proyecto', 'leer', 'propio', 'todo'],
  ['proyecto', 'listarAjenos', 'nada', 'todo'],
  ['proyecto', 'leerToken', 'propio', 'propio'],
  ['proyecto', 'crear', 'propio', 'propio'],
  ['proyecto', 'cambiar', 'propio', 'propio'],
  ['proyecto', 'borrar', 'propio', 'todo'],
  ['prueba', 'leer', 'propio', 'todo'],
  ['prueba', 'crear', 'propio', 'propio'],
  ['prueba', 'borrar', 'propio', 'todo'],
  ['borrador', 'leer', 'propio', 'propio'],
  ['borrador', 'cambiar', 'propio', 'propio'],
  ['borrador', 'borrar', 'propio', 'propio'],
  ['copiaLocal', 'leerClave', 'propio', 'propio'],
  ['analisis', 'leer', 'propio', 'todo'],
  ['analisis', 'ejecutar', 'propio', 'propio'],
  ['ambito', 'leer', 'propio', 'todo'],
  ['ambito', 'cambiar', 'propio', 'propio'],
  ['puntosCriticos', 'leer', 'propio', 'todo'],
  ['mejora', 'leer', 'propio', 'todo'],
  ['mejora', 'cambiar', 'propio', 'propio'],
  ['marca', 'leer', 'propio', 'todo'],
  ['marca', 'cambiar', 'propio', 'propio'],
  ['pasado', 'leer', 'propio', 'todo'],
  ['pasado', 'iniciar', 'propio', 'propio'],
  ['ejemplo', 'leer', 'todo', 'todo'],
  ['ejemplo', 'mostrar', 'nada', 'todo'],
];
const persona = (...roles: readonly Rol[]) => ({ sub: 'yo', nombre: 'Yo', roles });

describe('the table of permissions', () => {
  it.each(tabla)('%s %s: estudiante %s, admin %s', (recurso, accion, estudiante, admin) => {
    const preguntar = (roles: readonly Rol[]): Alcance => {
      const acciones: Readonly<Record<string, Readonly<Record<Rol, Alcance>>>> = permisos[recurso];
      expect(Object.keys(acciones)).toContain(accion);
      // The action is a key of this resource's row: checked above.
      return alcance({ roles }, recurso, accion as never);
    };
    expect([preguntar(['estudiante']), preguntar(['admin'])]).toEqual([estudiante, admin]);
    expect([preguntar(['estudiante', 'admin']), preguntar([])]).toEqual([admin, 'nada']);
  });

  it('has no cell that is missing in this test', () => {
    const celdas = Object.entries(permisos).flatMap(([recurso, acciones]) =>
      Object.keys(acciones).map((accion) => `${recurso} ${accion}`),
    );
    expect(celdas).toEqual(tabla.map(([recurso, accion]) => `${recurso} ${accion}`));
  });

  it('distinguishes own things from those of others', () => {
    expect(puede(persona('estudiante'), 'proyecto', 'leer', 'yo')).toBe(true);
    expect(puede(persona('estudiante'), 'proyecto', 'leer', 'otra')).toBe(false);
    expect(puede(persona('admin'), 'proyecto', 'leer', 'otra')).toBe(true);
    expect(puede(persona('admin'), 'proyecto', 'cambiar', 'otra')).toBe(false);
    expect(puede(persona(), 'proyecto', 'leer', 'yo')).toBe(false);
  });
});

describe('refusing', () => {
  const cambiar = { recurso: 'proyecto', accion: 'cambiar', cosa: 'el proyecto' } as const;
  const rechazo = (roles: readonly Rol[], propietario: string | null): unknown => {
    try {
      exigir({ sub: 'yo', roles }, cambiar, propietario === null ? null : { propietario });
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

  it('finds the owner through the project, and narrows the type', () => {
    const buscar = (idPersona: string): { proyecto: { idPersona: string } } | null => ({
      proyecto: { idPersona },
    });
    const suyo = buscar('yo');
    const ajeno = buscar('otra');
    exigir(persona('estudiante'), cambiar, suyo);
    expect(suyo.proyecto.idPersona).toBe('yo');
    expect(() => {
      exigir(persona('estudiante'), cambiar, ajeno);
    }).toThrow('No se encontró el proyecto.');
  });

  it('allows nothing without a role', () => {
    expect(rechazo([], 'yo')).toMatchObject({ kind: 'not-found' });
  });
});

describe('roles', () => {
  it.each([
    ['estudiante', true],
    ['admin', true],
    ['Admin', false],
    ['administrador', false],
    ['', false],
  ])('%s: %s', (texto, expected) => {
    expect(esRol(texto)).toBe(expected);
  });
});
