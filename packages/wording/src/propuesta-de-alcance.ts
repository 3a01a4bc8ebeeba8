import { contar } from './contar.ts';

/** Patterns that a question names; the setting has all of them. */
const nombrados = 3;

const queHay = {
  pruebas: 'de pruebas',
  generado: 'de código generado',
  ajeno: 'de código ajeno',
} as const;

interface Propuesta {
  readonly clase: keyof typeof queHay;
  readonly patrones: readonly string[];
  readonly lineas: number;
}

/** The question about a proposal: 'En tests/ y *.test.ts hay 3 412 líneas de pruebas: ¿dejarlas fuera?'. */
export function preguntaDePropuesta({ clase, patrones, lineas }: Propuesta): string {
  const cuantas = `${contar(lineas, 'línea', 'líneas')} ${queHay[clase]}`;
  return `En ${enumerar(patrones.map(lugarDe))} hay ${cuantas}: ¿${lineas === 1 ? 'dejarla' : 'dejarlas'} fuera?`;
}

/** A pattern as people name it: 'tests/' for 'tests/**', '*.test.ts' for any folder's. */
const lugarDe = (patron: string): string => patron.replace(/\/\*\*$/u, '/').replace(/^\*\*\//u, '');

function enumerar(lugares: readonly string[]): string {
  const [primeros, resto] = [lugares.slice(0, nombrados), lugares.length - nombrados];
  if (resto > 0) return `${primeros.join(', ')} y ${contar(resto, 'lugar más', 'lugares más')}`;
  const ultimo = primeros.at(-1) ?? '';
  return primeros.length < 2 ? ultimo : `${primeros.slice(0, -1).join(', ')} y ${ultimo}`;
}
