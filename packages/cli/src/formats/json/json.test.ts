import Ajv from 'ajv';
import { expect, it } from 'vitest';

import schema from '../../../esquema/informe-1.json' with { type: 'json' };
import { checkGates } from '../../analysis/gates.ts';
import { archivo, hallazgo, informeDe } from '../../testing/informe.ts';
import { formats } from '../index.ts';
// Both are of 1.0.0 and stay as they are: programs were written for them.
import schemaOfThen from './testing/esquema-1.0.0.json' with { type: 'json' };
import resultOfThen from './testing/informe-1.0.0.json' with { type: 'json' };

const nueva = (linea: number | null) => ({
  estado: 'nueva' as const,
  regla: 'javascript:S1472',
  mensaje: 'Un mensaje.',
  antes: null,
  despues: { ruta: 'a.js', linea },
});

/** A result with every field of the shape. */
function result(): object {
  const archivos = [
    archivo('a.js', [hallazgo(2), hallazgo(null)]),
    { ...archivo('b.js'), analizable: false },
  ];
  const informe = informeDe(archivos, {
    revision: 'main',
    commit: 'f'.repeat(40),
    medidas: { ncloc: 2468, complexity: 300, lines_to_cover: 900, comment_lines_density: 12.5 },
    seguidas: [nueva(2), nueva(null)],
    ilegibles: ['b.js'],
  });
  const propuestas = [{ clase: 'pruebas' as const, patrones: ['tests/**'], archivos: 1, lineas: 20 }];
  const partes = [
    ...informe.ambito.partes,
    { parte: 'excluido' as const, archivos: 2, lineas: 3, sinLeer: 1 },
  ];
  const sinConfirmar = [{ ruta: 'a.js', borrado: false }];
  const shown = { ...informe, sinConfirmar, ambito: { ...informe.ambito, propuestas, partes } };
  const umbrales = checkGates(shown, { umbrales: [{ cifra: 'grado', valor: 90 }], nuevas: 0 });
  return JSON.parse(formats.json(shown, umbrales, { resumen: false, color: false })) as object;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each place of a value with its type: '.incidencias[].linea number'. */
function placesOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return [`${path} array`, ...value.flatMap((one) => placesOf(one, `${path}[]`))];
  if (!isObject(value)) return [`${path} ${value === null ? 'null' : typeof value}`];
  return [
    `${path} object`,
    ...Object.entries(value).flatMap(([name, one]) => placesOf(one, `${path}.${name}`)),
  ];
}

/** Each statement of a schema that a program may rest on. Descriptions may be reworded. */
function statementsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) {
    // The order of alternatives is a part of where they stand; that of types, values and required names is not.
    return value.flatMap((one, at) => statementsOf(one, path.endsWith('.oneOf') ? `${path}[${at}]` : path));
  }
  if (!isObject(value)) return [`${path} ${String(value)}`];
  const stated = Object.entries(value).filter(([name]) => path.endsWith('.properties') || !worded.has(name));
  return stated.flatMap(([name, one]) => statementsOf(one, `${path}.${name}`));
}

const worded = new Set(['description', 'title', '$id', '$schema']);

const without = (all: readonly string[], known: readonly string[]) => {
  const set = new Set(known);
  return [...new Set(all)].filter((one) => !set.has(one));
};

it('has every field of 1.0.0 with its type', () => {
  expect(without(placesOf(resultOfThen), placesOf(result()))).toEqual([]);
});

it('has a schema that states all that the one of 1.0.0 states', () => {
  expect(without(statementsOf(schemaOfThen), statementsOf(schema))).toEqual([]);
});

it('has no field that the schema does not describe, and names the schema', () => {
  const ajv = new Ajv();
  ajv.validate(closed(schema) as object, result());
  expect(ajv.errors).toBeNull();
  expect(result()).toMatchObject({ esquema: schema.$id });
});

/** The same schema, which accepts no other field. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  return isObject(value['properties']) && value['type'] === 'object'
    ? { ...inner, additionalProperties: false }
    : inner;
}
