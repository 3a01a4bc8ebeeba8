import { clavesDePatrones, type Ambito } from './ambito.ts';
import { aceptarPropuesta, type PropuestaDeAmbito } from './propuestas.ts';

/**
 * The lines of a properties file that accept all proposals of an analysis with this scope. A file follows one line of a key, so
 * that each has the values of before as well.
 */
export function propiedadesDePropuestas(
  ambito: Ambito,
  propuestas: readonly Pick<PropuestaDeAmbito, 'clase' | 'patrones'>[],
): readonly string[] {
  const nuevo = propuestas.reduce(aceptarPropuesta, ambito);
  return claves.flatMap(([lista, clave]) => {
    const valores = nuevo[lista] ?? [];
    const igual = JSON.stringify(valores) === JSON.stringify(ambito[lista] ?? []);
    return igual ? [] : [`${clave}=${valores.map(escribir).join(',')}`];
  });
}

const claves = [
  ['fuentes', 'sonar.sources'],
  ['pruebas', 'sonar.tests'],
  ['inclusionesDePruebas', clavesDePatrones.inclusionesDePruebas],
  ['exclusiones', clavesDePatrones.exclusiones],
] as const;

/** A value of a list in such a line; the root is a dot. */
function escribir(valor: string): string {
  if (valor === '') return '.';
  const sinBarras = valor.replaceAll('\\', '\\\\');
  return sinBarras.includes(',') ? `"${sinBarras}"` : sinBarras;
}
