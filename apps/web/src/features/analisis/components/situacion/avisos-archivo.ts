import type { MotivoSinArchivo } from '../../modelo/archivo-propiedades.ts';

/** Values in the notices: branch, host of the link and project key. */
export interface ContextoArchivo {
  readonly rama: string;
  readonly servidor: string;
  readonly clave: string;
}

/** Texts of the notice that the properties file gave no key. */
export interface TextosAvisoArchivo {
  readonly titulo: string;
  readonly texto: (contexto: ContextoArchivo) => string;
  /** Offered action: instructions, project form or retry; null where none is needed. */
  readonly accion: 'instrucciones' | 'editar' | 'reintentar' | null;
}

export const avisosArchivo: Readonly<Record<MotivoSinArchivo, TextosAvisoArchivo>> = {
  'sin-clave': {
    titulo: 'El archivo sonar-project.properties no indica la clave',
    texto: ({ clave }) => `Falta la línea sonar.projectKey. Añada sonar.projectKey=${clave} al archivo.`,
    accion: 'instrucciones',
  },
  'no-encontrado': {
    titulo: 'No se encontró el archivo sonar-project.properties',
    texto: ({ rama }) =>
      `No está en la rama «${rama}» del repositorio, o el token del proyecto no da acceso a él.`,
    accion: 'instrucciones',
  },
  'rama-inexistente': {
    titulo: 'La rama no existe en el repositorio',
    texto: ({ rama }) =>
      `El repositorio no tiene ninguna rama «${rama}». Corrija la rama del proyecto o créela.`,
    accion: 'editar',
  },
  'token-rechazado': {
    titulo: 'El repositorio rechaza el token del proyecto',
    texto: () =>
      'No se pudo leer el archivo sonar-project.properties: el token caducó, fue revocado o no tiene permiso de lectura. Escriba uno nuevo en el proyecto.',
    accion: 'editar',
  },
  limite: {
    titulo: 'El servidor del repositorio no admite más consultas por ahora',
    texto: () => 'No se pudo leer el archivo sonar-project.properties. Espere unos minutos y reintente.',
    accion: 'reintentar',
  },
  ilegible: {
    titulo: 'No se pudo leer el archivo sonar-project.properties',
    texto: ({ servidor }) => `${servidor} contestó algo que no es el contenido de ese archivo.`,
    accion: 'reintentar',
  },
  inaccesible: {
    titulo: 'No se pudo contactar con el servidor del repositorio',
    texto: ({ servidor }) =>
      `${servidor} no contestó o falló, así que no se leyó el archivo sonar-project.properties.`,
    accion: 'reintentar',
  },
  'otro-servidor': {
    titulo: 'El archivo sonar-project.properties no se lee desde aquí',
    texto: ({ servidor }) => `Esta instalación no consulta los archivos de los repositorios de ${servidor}.`,
    accion: null,
  },
  'sin-token': {
    titulo: 'El archivo sonar-project.properties no se lee',
    texto: () => 'El proyecto es de otra persona y su token solo lo usa ella.',
    accion: null,
  },
};
