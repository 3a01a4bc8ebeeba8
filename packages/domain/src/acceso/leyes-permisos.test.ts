import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DomainError } from '../error/index.ts';
import { propietarioEjemplo, propietarioEjemploOculto } from './ejemplo.ts';
import { exigir, type RecursoPropio } from './exigir.ts';
import { dePersona, type Pertenencia } from './pertenencia.ts';
import { alcance, permisos, puede, type Accion, type Alcance, type Recurso } from './permisos.ts';
import { roles, type Rol } from './rol.ts';

const conjuntos: readonly (readonly Rol[])[] = [
  [],
  ['estudiante'],
  ['estudiante', 'docente'],
  ['admin'],
  ['estudiante', 'admin'],
  ['estudiante', 'docente', 'admin'],
];
const [mia, ajena] = [dePersona('yo'), dePersona('otra')];
const recursos = Object.keys(permisos) as Recurso[];
const accionesDe = <R extends Recurso>(recurso: R) => Object.keys(permisos[recurso]) as Accion<R>[];

/** Every resource with each of its actions. */
const celdas = recursos.flatMap((recurso) => accionesDe(recurso).map((accion) => ({ recurso, accion })));

const sinPropietario: ReadonlySet<Recurso> = new Set([
  'catalogo',
  'criterios',
  'cuentas',
  'auditoria',
  'instalacion',
  'ejemplo',
  'curso',
  'entrega',
  'persona',
  'rubrica',
  'nota',
  'observacion',
]);
const propias = celdas.flatMap(({ recurso, accion }) =>
  sinPropietario.has(recurso) ? [] : [{ recurso: recurso as RecursoPropio, accion }],
);

const peso: Readonly<Record<Alcance, number>> = { nada: 0, propio: 1, equipo: 2, curso: 3, todo: 4 };

describe('every action of every resource', () => {
  it.each(celdas)(
    '$recurso $accion is allowed to the extent granted and no further',
    ({ recurso, accion }) => {
      for (const suyos of conjuntos) {
        const persona = { sub: 'yo', roles: suyos };
        const hasta = alcance(persona, recurso, accion);
        expect(puede(persona, recurso, accion, mia)).toBe(hasta !== 'nada');
        expect(puede(persona, recurso, accion, ajena)).toBe(hasta === 'todo');
      }
    },
  );

  it.each(celdas)('$recurso $accion is refused without a role', ({ recurso, accion }) => {
    for (const propietario of ['yo', 'otra', ''])
      expect(puede({ sub: 'yo', roles: [] }, recurso, accion, dePersona(propietario))).toBe(false);
  });

  it.each(celdas)(
    '$recurso $accion is as wide with several roles as with the widest of them',
    ({ recurso, accion }) => {
      const de = (...suyos: readonly Rol[]) => peso[alcance({ roles: suyos }, recurso, accion)];
      const mayor = Math.max(de('estudiante'), de('admin'));
      expect([
        de('estudiante', 'admin'),
        de('admin', 'estudiante'),
        de('admin', 'estudiante', 'admin'),
      ]).toEqual([mayor, mayor, mayor]);
    },
  );

  it.each(celdas)(
    '$recurso $accion reaches no less for a docente than for an estudiante, nor more than for an admin',
    ({ recurso, accion }) => {
      const de = (rol: Rol) => peso[alcance({ roles: [rol] }, recurso, accion)];
      expect(de('docente')).toBeGreaterThanOrEqual(de('estudiante'));
      expect(de('admin')).toBeGreaterThanOrEqual(de('docente'));
    },
  );

  it('leaves another person’s things unchanged, unless it deletes them', () => {
    // An admin reads and deletes what belongs to others, and changes nothing of it (requisito: admin-reads-people).
    const admin = { sub: 'yo', roles: ['admin'] } as const;
    const ajenas = propias
      .filter(({ recurso, accion }) => puede(admin, recurso, accion, ajena))
      .map(({ accion }) => String(accion));
    expect([...new Set(ajenas)].toSorted()).toEqual(['borrar', 'leer', 'listarAjenos']);
  });
});

describe('what a tie to a thing gives', () => {
  const soloLeen = (lazo: Pertenencia, ...suyos: readonly Rol[]) =>
    propias
      .filter(({ recurso, accion }) => puede({ sub: 'yo', roles: suyos }, recurso, accion, lazo))
      .map(({ accion }) => String(accion));

  it('a docente of the course only reads', () => {
    const lazo = { propietario: 'otra', miembros: [], docentes: ['yo'] };
    expect([...new Set(soloLeen(lazo, 'estudiante', 'docente'))]).toEqual(['leer']);
    expect(soloLeen(lazo, 'estudiante')).toEqual([]);
    expect(soloLeen(lazo)).toEqual([]);
  });

  it('a member neither deletes nor reads the token, nor changes the project itself', () => {
    const lazo = { propietario: 'otra', miembros: ['yo'], docentes: [] };
    for (const rol of ['estudiante', 'docente'] as const)
      expect(new Set(soloLeen(lazo, rol))).toEqual(
        new Set(['leer', 'crear', 'cambiar', 'borrar', 'ejecutar', 'iniciar', 'salir']),
      );
    const yo = { sub: 'yo', roles: ['estudiante'] } as const;
    for (const accion of ['leerToken', 'cambiar', 'borrar', 'crear'] as const)
      expect(puede(yo, 'proyecto', accion, lazo)).toBe(false);
    expect(puede(yo, 'prueba', 'borrar', lazo)).toBe(false);
    expect(soloLeen(lazo)).toEqual([]);
  });
});

describe('the solved example, which no person owns', () => {
  it.each(propias)('allows $recurso $accion only where it reads', ({ recurso, accion }) => {
    const lectura = String(accion) === 'leer';
    const de = (rol: Rol, propietario: string, sub = 'yo') =>
      puede({ sub, roles: [rol] }, recurso, accion, dePersona(propietario));
    expect([de('estudiante', propietarioEjemplo), de('admin', propietarioEjemplo)]).toEqual([
      lectura,
      lectura,
    ]);
    expect(puede({ sub: 'yo', roles: [] }, recurso, accion, dePersona(propietarioEjemplo))).toBe(false);
    expect(de('estudiante', propietarioEjemploOculto)).toBe(false);
    expect(de('admin', propietarioEjemploOculto)).toBe(
      lectura && alcance({ roles: ['admin'] }, recurso, accion) === 'todo',
    );
    // Nor does the subject of a token make an owner of it.
    expect(de('admin', propietarioEjemplo, propietarioEjemplo)).toBe(lectura);
    expect(de('estudiante', propietarioEjemploOculto, propietarioEjemploOculto)).toBe(false);
  });

  it('refuses a change with a reason of its own, and hidden as if it did not exist', () => {
    const rechazo = (rol: Rol, propietario: string): unknown => {
      try {
        exigir(
          { sub: 'yo', roles: [rol] },
          { recurso: 'proyecto', accion: 'borrar', cosa: 'el proyecto' },
          dePersona(propietario),
        );
        return 'permitido';
      } catch (error) {
        return error;
      }
    };
    const soloLectura = {
      kind: 'forbidden',
      codigo: 'ejemplo-de-solo-lectura',
      message: 'El ejemplo resuelto viene con el producto y solo se puede consultar.',
    };
    expect(rechazo('estudiante', propietarioEjemplo)).toMatchObject(soloLectura);
    expect(rechazo('admin', propietarioEjemplo)).toMatchObject(soloLectura);
    expect(rechazo('admin', propietarioEjemploOculto)).toMatchObject(soloLectura);
    expect(rechazo('estudiante', propietarioEjemploOculto)).toMatchObject({ codigo: 'no-encontrado' });
  });
});

describe('an action that the table lacks', () => {
  it.each(['publicar', '', 'toString', 'constructor', '__proto__', 'Leer', 'leer '])(
    '%j is refused',
    (accion) => {
      for (const recurso of recursos) {
        const suya = accion as Accion<typeof recurso>;
        const persona = { sub: 'yo', roles };
        expect(alcance(persona, recurso, suya)).toBe('nada');
        expect(puede(persona, recurso, suya, mia)).toBe(false);
      }
    },
  );

  it('is refused where another resource has it', () => {
    const ajena = 'ejecutar' as Accion<'proyecto'>;
    expect(alcance({ roles }, 'proyecto', ajena)).toBe('nada');
    expect(alcance({ roles }, 'analisis', 'ejecutar')).toBe('equipo');
  });
});

describe('demanding a permission', () => {
  const resultado = (
    persona: { readonly sub: string; readonly roles: readonly Rol[] },
    { recurso, accion }: (typeof propias)[number],
    hallado: Pertenencia | { readonly pertenencia: Pertenencia } | null,
  ): string => {
    try {
      exigir(persona, { recurso, accion, cosa: 'la cosa' }, hallado);
      return 'permitido';
    } catch (error) {
      return error instanceof DomainError ? error.kind : 'otro fallo';
    }
  };

  it.each(propias)('$recurso $accion agrees with the table', (celda) => {
    for (const suyos of conjuntos)
      for (const propietario of ['yo', 'otra']) {
        const persona = { sub: 'yo', roles: suyos };
        const legible = puede(persona, 'proyecto', 'leer', dePersona(propietario));
        const permitida = puede(persona, celda.recurso, celda.accion, dePersona(propietario));
        // What may not be read looks as if it did not exist (requisito: foreign-objects).
        const esperado = !legible ? 'not-found' : permitida ? 'permitido' : 'forbidden';
        expect(resultado(persona, celda, dePersona(propietario))).toBe(esperado);
        expect(resultado(persona, celda, { pertenencia: dePersona(propietario) })).toBe(esperado);
      }
  });

  it('fails in the same words for a missing thing and for one that may not be read', () => {
    const celda = fc.constantFrom(...propias);
    fc.assert(
      fc.property(celda, fc.string({ minLength: 1 }), (suya, nombre) => {
        const persona = { sub: 'yo', roles: ['estudiante'] } as const;
        const mensajeDe = (hallado: Pertenencia | null) => {
          try {
            exigir(persona, { ...suya, cosa: nombre }, hallado);
            return 'permitido';
          } catch (error) {
            return String(error);
          }
        };
        expect(mensajeDe(ajena)).toBe(mensajeDe(null));
        expect(mensajeDe(null)).toContain(nombre);
      }),
    );
  });

  it.each(['', 'YO', 'yo ', 'y', 'undefined'])(
    'is not granted to the owner %j, who is another person',
    (propietario) => {
      const cambiar = { recurso: 'proyecto', accion: 'cambiar' as never } as const;
      expect(resultado({ sub: 'yo', roles: ['estudiante'] }, cambiar, dePersona(propietario))).toBe(
        'not-found',
      );
      expect(resultado({ sub: 'yo', roles: ['admin'] }, cambiar, dePersona(propietario))).toBe('forbidden');
    },
  );
});
