import { usuarioNormal } from '@mantenible/domain/acceso';
import { maximoPersonas, type FilaDeLista } from '@mantenible/domain/curso';
import { campoInvalido } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { lineOf, readCsvRecords, type CsvRecord } from '../../http/csv-records.ts';

const columnas = ['usuario', 'nombre', 'apellidos', 'correo', 'grupo'] as const;
type Columna = (typeof columnas)[number];

/** Headings as Moodle, Excel, people and the table of a class write them in Spanish and English, without accents, signs and capitals. */
const titulosDe: Readonly<Record<Columna, readonly string[]>> = {
  usuario: ['usuario', 'nombredeusuario', 'nombreusuario', 'username', 'user', 'login'],
  nombre: [
    'nombre',
    'nombres',
    'nombrecompleto',
    'persona',
    'nombreyapellidos',
    'nombresyapellidos',
    'estudiante',
    'firstname',
    'fullname',
    'name',
  ],
  apellidos: ['apellido', 'apellidos', 'lastname', 'surname'],
  correo: [
    'correo',
    'correoelectronico',
    'direcciondecorreo',
    'direcciondecorreoelectronico',
    'email',
    'emailaddress',
    'mail',
  ],
  grupo: ['grupo', 'grupos', 'group', 'groups', 'paralelo', 'seccion'],
};

const maximos: Readonly<Record<keyof FilaDeLista, number>> = {
  usuario: 255,
  correo: 254,
  nombre: 255,
  grupo: 255,
};
const campos = ['usuario', 'correo', 'nombre', 'grupo'] as const;
const CORREO = /^[^\s@]+@[^\s@]+$/u;
/** Lines that are read: a person with several projects has several in the table of a class. */
const maximoDeLineas = 5 * maximoPersonas;
// Controls, lone surrogates, and the replacement character of bytes of another encoding.
const ILEGIBLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

/** The sign that a file of this product puts before what a spreadsheet would run. */
const DE_HOJA = /^'(?=[=+\-@])/u;

/** A row of a class list as it was read, with the errors of its line. */
export interface FilaLeida extends FilaDeLista {
  readonly linea: number;
  readonly motivos: readonly string[];
}

/**
 * Reads a class list from CSV: a person a line, by user name, by mail or by both; Moodle's exports of participants and of grades
 * are read as they come. `columnas` are those that it has, and `ignoradas` the headings of others.
 */
export function leerLista(contenido: string): {
  readonly filas: readonly FilaLeida[];
  readonly columnas: readonly (keyof FilaDeLista)[];
  readonly ignoradas: readonly string[];
} {
  const [cabecera, ...registros] = readCsvRecords(contenido, maximoDeLineas + 2);
  const titulos = cabecera?.record ?? [];
  const sitios = titulos.map(columnaDe);
  const repetida = columnas.find((una) => sitios.filter((otra) => otra === una).length > 1);
  if (repetida !== undefined)
    throw campoInvalido('contenido', `La cabecera tiene dos columnas «${repetida}»: deje una.`);
  if (!sitios.includes('usuario') && !sitios.includes('correo'))
    throw campoInvalido(
      'contenido',
      'La primera línea debe ser la cabecera, con una columna «usuario» o «correo» por la que reconocer a cada persona.',
    );
  if (registros.length === 0) throw campoInvalido('contenido', 'El archivo no tiene ninguna persona.');
  if (registros.length > maximoDeLineas)
    throw campoInvalido(
      'contenido',
      `El archivo tiene más de ${contar(maximoDeLineas, 'línea', 'líneas')}: quite las que no son de la clase.`,
    );
  const ingreso = titulos.findIndex((titulo) => titulo.startsWith('Se unió'));
  const filas = marcarRepetidas(
    sinIguales(
      registros.filter((uno) => !esDeQuienSeUnio(uno, ingreso, sitios)).map((uno) => filaDe(uno, sitios)),
    ),
  );
  if (filas.length > maximoPersonas)
    throw campoInvalido(
      'contenido',
      `El archivo tiene más de ${contar(maximoPersonas, 'persona', 'personas')}, que es lo que admite un curso.`,
    );
  const ignoradas = titulos.filter((titulo, i) => titulo !== '' && sitios[i] === null);
  return {
    filas,
    columnas: campos.filter(
      (campo) => sitios.includes(campo) || (campo === 'nombre' && sitios.includes('apellidos')),
    ),
    ignoradas: ignoradas.map((titulo) => titulo.slice(0, 100)),
  };
}

function columnaDe(titulo: string): Columna | null {
  const llano = titulo
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  return columnas.find((columna) => titulosDe[columna].includes(llano)) ?? null;
}

function filaDe(registro: CsvRecord, sitios: readonly (Columna | null)[]): FilaLeida {
  const celda = (columna: Columna) =>
    (registro.record[sitios.indexOf(columna)] ?? '').normalize('NFC').trim().replace(DE_HOJA, '');
  const usuario = celda('usuario');
  const correo = celda('correo');
  const escrito = [celda('nombre'), celda('apellidos')].filter((parte) => parte !== '').join(' ');
  const textos = { usuario, correo, nombre: escrito || usuario || correo, grupo: celda('grupo') };
  return {
    linea: lineOf(registro),
    usuario: recortado(usuario, maximos.usuario),
    correo: recortado(correo, maximos.correo),
    nombre: textos.nombre.slice(0, maximos.nombre),
    grupo: recortado(textos.grupo, maximos.grupo),
    motivos: motivosDe(textos),
  };
}

const recortado = (texto: string, largo: number) => (texto === '' ? null : texto.slice(0, largo));

function motivosDe(textos: Readonly<Record<keyof FilaDeLista, string>>): string[] {
  const largos = campos.filter((campo) => textos[campo].length > maximos[campo]);
  const ilegibles = campos.filter((campo) => ILEGIBLE.test(textos[campo]));
  return [
    ...(textos.usuario === '' && textos.correo === ''
      ? ['no tiene usuario ni correo por el que reconocer a la persona']
      : []),
    ...(textos.correo !== '' && !CORREO.test(textos.correo) ? ['el correo no es válido'] : []),
    ...largos.map(
      (campo) => `el campo «${campo}» pasa de ${contar(maximos[campo], 'carácter', 'caracteres')}`,
    ),
    ...ilegibles.map(
      (campo) => `el campo «${campo}» tiene signos que no se pueden leer; guarde el archivo como CSV UTF-8`,
    ),
  ];
}

/**
 * Whether a line of the table of a class is of a person who joined and has neither user name nor mail there, such as one whose data were
 * erased: no row of a list is theirs.
 */
function esDeQuienSeUnio(
  { record }: CsvRecord,
  ingreso: number,
  sitios: readonly (Columna | null)[],
): boolean {
  const nombrada = record.some((celda, i) => celda !== '' && ['usuario', 'correo'].includes(sitios[i] ?? ''));
  return (record[ingreso] ?? '') !== '' && !nombrada;
}

/** A person of a class with two projects has two lines, equal in all that a list reads: the first one stands. */
function sinIguales(filas: readonly FilaLeida[]): FilaLeida[] {
  const vistas = new Set<string>();
  return filas.filter((fila) => {
    const clave = JSON.stringify(campos.map((campo) => fila[campo]));
    return !vistas.has(clave) && vistas.add(clave);
  });
}

/** Refuses each line whose user name or mail an earlier line has. */
function marcarRepetidas(filas: readonly FilaLeida[]): FilaLeida[] {
  const vistos = new Set<string>();
  return filas.map((fila) => {
    const motivos = (['usuario', 'correo'] as const).flatMap((campo) => {
      const texto = fila[campo];
      if (texto === null) return [];
      const clave = `${campo} ${usuarioNormal(texto)}`;
      if (vistos.has(clave)) return [`el ${campo} se repite: ya está en otra línea`];
      vistos.add(clave);
      return [];
    });
    return motivos.length === 0 ? fila : { ...fila, motivos: [...fila.motivos, ...motivos] };
  });
}
