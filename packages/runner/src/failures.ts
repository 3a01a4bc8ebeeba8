import { DomainError, type ErrorKind } from '@mantenible/domain/error';
import { formatNumber } from '@mantenible/wording/numeros';

/** Kind and message of each refusal, by its code. */
const fallos = {
  'enlace-no-permitido': ['invalid', 'El enlace del repositorio no está permitido.'],
  'repositorio-inaccesible': [
    'unavailable',
    'No se pudo leer el repositorio: compruebe el enlace e inténtelo de nuevo en unos momentos.',
  ],
  'acceso-denegado': [
    'forbidden',
    'El repositorio rechazó el token: compruebe que pertenece a la cuenta del repositorio.',
  ],
  'rama-inexistente': ['not-found', 'El repositorio no tiene la rama indicada.'],
  'historia-reescrita': [
    'conflict',
    'La rama ya no contiene el commit analizado: su historia se reescribió. Analice de nuevo.',
  ],
  'sin-commit-antes': ['not-found', 'La rama no tiene ningún commit anterior al plazo de la entrega.'],
  'etiqueta-inexistente': ['not-found', 'La rama no tiene la etiqueta indicada.'],
  'commit-inexistente': ['not-found', 'La rama no tiene el commit indicado.'],
  'punto-sin-leer': [
    'not-found',
    'El punto pedido queda más atrás que los commits más recientes de la rama, que son los únicos que se leen de una historia tan larga.',
  ],
  'fuera-de-la-linea': [
    'conflict',
    'El commit pedido existe, pero no está en la línea principal de la rama: elija el de la fusión que lo trajo a ella.',
  ],
  'commit-ambiguo': [
    'conflict',
    'Varios commits de la rama empiezan así: escriba más caracteres del identificador.',
  ],
  'repositorio-vacio': ['invalid', 'El repositorio está vacío: todavía no tiene ningún archivo.'],
  'sin-codigo': [
    'invalid',
    'La rama no contiene código que se pueda medir: ningún archivo de JavaScript, TypeScript, Python, CSS, HTML o XML, ni ningún Dockerfile.',
  ],
  'alcance-vacio': [
    'invalid',
    'El alcance del análisis no deja ningún archivo de código principal: revise qué carpetas y patrones nombra.',
  ],
  'git-ilegible': [
    'invalid',
    'git no pudo leer este repositorio, y sin él no se sabe qué archivos ignora ni qué ha cambiado: compruebe que git está instalado y qué dicen «git status» y «git fsck» en la carpeta.',
  ],
  'un-solo-commit': [
    'invalid',
    'La rama tiene un solo commit: todavía no hay historia que analizar. Vuelva cuando tenga más.',
  ],
  'repositorio-demasiado-grande': ['invalid', 'El repositorio es demasiado grande para analizarlo.'],
  'demasiados-archivos': ['invalid', 'El repositorio tiene demasiados archivos.'],
  'rutas-demasiado-largas': ['invalid', 'Las rutas de los archivos del repositorio son demasiado largas.'],
  'demasiadas-lineas': ['invalid', 'El repositorio tiene demasiadas líneas de código.'],
  'demasiadas-incidencias': [
    'invalid',
    'El repositorio tiene demasiadas incidencias: se admiten 100\u202f000. Deje fuera del alcance lo que no es código propio.',
  ],
  'tiempo-agotado': ['unavailable', 'El análisis superó el tiempo máximo y se detuvo.'],
  'memoria-agotada': ['unavailable', 'El análisis necesitó más memoria de la permitida y se detuvo.'],
  'analisis-cancelado': ['conflict', 'El análisis se canceló.'],
} as const satisfies Readonly<Record<string, readonly [ErrorKind, string]>>;

export type FalloAnalisis = keyof typeof fallos;

/** The error of a refused analysis; `mensaje` replaces the general message of the code. The page shows the message. */
export function falloAnalisis(codigo: FalloAnalisis, mensaje?: string): DomainError {
  const [kind, general] = fallos[codigo];
  return new DomainError(kind, codigo, mensaje ?? general);
}

/** A size in MB as the messages show it. */
export const inMegabytes = (bytes: number): string =>
  `${formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10)}\u00A0MB`;
