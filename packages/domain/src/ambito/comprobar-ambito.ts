import { listasDePatrones, type Ambito, type ListaDePatrones } from './ambito.ts';
import { crearDecisor } from './decidir.ts';
import { compilarPatron, type Gasto } from './patron.ts';

/** A value of a scope with the files that it matches. */
export interface ValorComprobado {
  readonly lista: ListaDePatrones | 'fuentes' | 'pruebas';
  readonly valor: string;
  readonly archivos: number;
  /** The first of those files. */
  readonly ejemplos: readonly string[];
}

/** What a scope would do with the files of an analysis. */
export interface AmbitoComprobado {
  readonly archivos: number;
  readonly principales: number;
  readonly pruebas: number;
  readonly fuera: number;
  readonly valores: readonly ValorComprobado[];
}

/** Files that are named for each value. */
const maximoEjemplos = 3;

/** Steps of all comparisons: a fraction of a second, because a server answers nothing else meanwhile. */
const maximoPasos = 20_000_000;

/** Tries a scope on paths. @throws DomainError once comparing its patterns takes too many steps. */
export function comprobarAmbito(ambito: Ambito, rutas: readonly string[]): AmbitoComprobado {
  const gasto: Gasto = { pasos: 0 };
  const { papel, exigirGasto } = crearDecisor(ambito, { gasto, maximoPasos });
  const papeles = { principal: 0, prueba: 0, excluido: 0, fuera: 0 };
  for (const ruta of rutas) papeles[papel(ruta)] += 1;
  const valores = valoresDe(ambito, gasto).map(({ coincide, lista, valor }) => {
    const ejemplos: string[] = [];
    let archivos = 0;
    for (const ruta of rutas) {
      exigirGasto();
      if (!coincide(ruta)) continue;
      archivos += 1;
      if (ejemplos.length < maximoEjemplos) ejemplos.push(ruta);
    }
    return { lista, valor, archivos, ejemplos };
  });
  const fuera = papeles.excluido + papeles.fuera;
  return { archivos: rutas.length, principales: papeles.principal, pruebas: papeles.prueba, fuera, valores };
}

interface Valor extends Pick<ValorComprobado, 'lista' | 'valor'> {
  readonly coincide: (ruta: string) => boolean;
}

function valoresDe(ambito: Ambito, gasto: Gasto): readonly Valor[] {
  const raices = (lista: 'fuentes' | 'pruebas') =>
    (ambito[lista] ?? []).map((valor) => ({
      lista,
      valor,
      coincide: (ruta: string) => {
        gasto.pasos += 1;
        return valor === '' || ruta === valor || ruta.startsWith(`${valor}/`);
      },
    }));
  const patrones = listasDePatrones.flatMap((lista) =>
    ambito[lista].map((valor) => ({ lista, valor, coincide: compilarPatron(valor, gasto) })),
  );
  return [...raices('fuentes'), ...raices('pruebas'), ...patrones];
}
