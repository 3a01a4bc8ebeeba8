import {
  ambitoCompleto,
  canonico,
  clavesDePatrones,
  esDemasiadoLargo,
  limitesDeAmbito,
  listasDePatrones,
  type Ambito,
  type ReglaIgnorada,
} from './ambito.ts';
import { separarLista } from './lista.ts';
import { leerArchivoProperties, maximoPropiedades } from './propiedades.ts';
import {
  defectoDePatron,
  esNombreDeCodificacion,
  ilegible,
  largoMaximo,
  normalizarRaiz,
} from './validar-ambito.ts';

export const archivoDePropiedades = 'sonar-project.properties';

/** A scope as it was written, with a Spanish sentence for each value that is not followed. */
export interface AmbitoLeido {
  readonly ambito: Ambito;
  readonly avisos: readonly string[];
}

/** Sentences about a properties file that are kept. */
export const maximoAvisos = 50;

const sinSeguir: Readonly<Record<string, string>> = {
  'sonar.modules': 'los módulos no se siguen: el análisis cubre el repositorio entero',
  'sonar.projectBaseDir': 'la carpeta base no se sigue: las rutas se leen desde la raíz del repositorio',
};

const claveDeCodificacion = 'sonar.sourceEncoding';
const claveDeReglas = 'sonar.issue.ignore.multicriteria';

const clavesDeAlcance: ReadonlySet<string> = new Set([
  'sonar.sources',
  'sonar.tests',
  ...Object.values(clavesDePatrones),
  claveDeReglas,
  claveDeCodificacion,
]);

/** Reads the scope from the text of a properties file. Other keys are ignored; what cannot be followed is named. */
export function leerAmbito(texto: string): AmbitoLeido {
  const avisos: string[] = [];
  const avisar = (clave: string, motivo: string) => {
    if (avisos.length < maximoAvisos) avisos.push(sinIlegibles(`${cortar(clave)}: ${motivo}.`));
  };
  const valores = valoresDe(texto, avisar);
  const lista = (clave: string) => separarLista(valores.get(clave) ?? '');
  const raices = (clave: string) =>
    acotada(clave, lista(clave), avisar).flatMap((raiz) => {
      const normal = normalizarRaiz(raiz);
      if (normal === null) avisar(clave, `«${cortar(raiz)}» no es una carpeta o un archivo del repositorio`);
      return normal ?? [];
    });
  const patrones = (clave: string) =>
    acotada(clave, lista(clave), avisar).filter((patron) => seEntiende(clave, patron, avisar));
  const fuentes = raices('sonar.sources');
  const leidas = Object.fromEntries(
    listasDePatrones.map((nombre) => [nombre, patrones(clavesDePatrones[nombre])]),
  );
  const ambito = canonico({
    ...ambitoCompleto,
    ...leidas,
    fuentes: fuentes.length === 0 ? null : fuentes,
    pruebas: raices('sonar.tests'),
    reglasIgnoradas: reglasIgnoradas(valores, avisar),
    codificacion: codificacion(valores, avisar),
  });
  if (!esDemasiadoLargo(ambito)) return { ambito, avisos };
  const demasiado = `${archivoDePropiedades}: su alcance es demasiado largo y no se sigue (${largoMaximo}).`;
  return { ambito: ambitoCompleto, avisos: [demasiado, ...avisos].slice(0, maximoAvisos) };
}

type Avisar = (clave: string, motivo: string) => void;

/** Whether a key belongs to a scope. Others, such as that of a server, give no notice whatever their value is. */
export const esDeAlcance = (clave: string): boolean =>
  clavesDeAlcance.has(clave) || clave.startsWith(`${claveDeReglas}.`) || Object.hasOwn(sinSeguir, clave);

/** The value of each key of a scope; of a key written twice, the last. */
function valoresDe(texto: string, avisar: Avisar): ReadonlyMap<string, string> {
  const propiedades = leerArchivoProperties(texto);
  const valores = new Map<string, string>();
  for (const { clave, valor } of propiedades.filter((una) => esDeAlcance(una.clave))) {
    const motivo = sinSeguir[clave];
    if (motivo !== undefined) avisar(clave, motivo);
    if (valores.has(clave)) avisar(clave, 'está escrita dos veces y vale la última que se puede leer');
    if (valor === null) avisar(clave, 'su valor tiene un carácter «\\u» incompleto y no se lee');
    else if (valor.includes('${')) avisar(clave, 'su valor depende del entorno y no se lee');
    else valores.set(clave, valor);
  }
  if (propiedades.length === maximoPropiedades)
    avisar(archivoDePropiedades, `solo se leen las primeras claves (máximo: ${maximoPropiedades})`);
  return valores;
}

function acotada(clave: string, valores: readonly string[], avisar: Avisar): readonly string[] {
  const { entradas } = limitesDeAmbito;
  if (valores.length > entradas) avisar(clave, `solo se siguen los primeros valores (máximo: ${entradas})`);
  return valores.slice(0, entradas);
}

function seEntiende(clave: string, patron: string, avisar: Avisar): boolean {
  const defecto = defectoDePatron(patron);
  if (defecto !== null) avisar(clave, `«${cortar(patron)}» ${defecto}`);
  return defecto === null;
}

const cortar = (texto: string) => (texto.length > 80 ? `${texto.slice(0, 79)}…` : texto);

/** The text with U+FFFD in place of what a database refuses: NUL, and halves of a character, which a cut may leave. */
const sinIlegibles = (texto: string) => texto.replaceAll(ilegible, '\ufffd');

function codificacion(valores: ReadonlyMap<string, string>, avisar: Avisar): string | null {
  const nombre = valores.get(claveDeCodificacion)?.trim() ?? '';
  if (nombre === '') return null;
  if (esNombreDeCodificacion(nombre)) return nombre;
  avisar(claveDeCodificacion, `«${cortar(nombre)}» no es el nombre de una codificación`);
  return null;
}

function reglasIgnoradas(valores: ReadonlyMap<string, string>, avisar: Avisar): readonly ReglaIgnorada[] {
  const raiz = claveDeReglas;
  return acotada(raiz, separarLista(valores.get(raiz) ?? ''), avisar).flatMap((nombre) => {
    const clave = `${raiz}.${nombre}`;
    const regla = valores.get(`${clave}.ruleKey`)?.trim() ?? '';
    const archivos = valores.get(`${clave}.resourceKey`)?.trim() ?? '';
    if (regla === '' || archivos === '') {
      avisar(clave, 'le falta ruleKey o resourceKey');
      return [];
    }
    const sirven = [regla, archivos].every((patron) => seEntiende(clave, patron, avisar));
    return sirven ? [{ regla, archivos }] : [];
  });
}
