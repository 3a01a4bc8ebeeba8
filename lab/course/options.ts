import { parseArgs } from 'node:util';

const parts = ['pagina', 'notas', 'acuerdo', 'ingresos', 'entrega'] as const;
export type Part = (typeof parts)[number];
const engines = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface Options {
  readonly parts: readonly Part[];
  readonly engines: readonly Engine[];
  /** People of the course, each with a project; joined ones beside them. */
  readonly people: number;
  /** Reads of each page that are measured. */
  readonly reads: number;
  readonly joining: number;
  readonly repositories: number;
}

/** The sizes and parts that the command line names. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      solo: { type: 'string', default: parts.join(',') },
      motores: { type: 'string', default: engines.join(',') },
      personas: { type: 'string', default: '1000' },
      lecturas: { type: 'string', default: '50' },
      ingresos: { type: 'string', default: '200' },
      repositorios: { type: 'string', default: '60' },
    },
  });
  return {
    parts: named('solo', values.solo, parts),
    engines: named('motores', values.motores, engines),
    people: Number(values.personas),
    reads: Number(values.lecturas),
    joining: Number(values.ingresos),
    repositories: Number(values.repositorios),
  };
}

function named<T extends string>(option: string, value: string, known: readonly T[]): readonly T[] {
  const asked = value.split(',');
  const unknown = asked.filter((one) => !known.some((other) => other === one));
  if (unknown.length > 0)
    throw new Error(`--${option}: ${unknown.join(', ')} is none of ${known.join(', ')}`);
  return known.filter((one) => asked.includes(one));
}
