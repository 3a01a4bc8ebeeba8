import { ApiProblem, toApiProblem } from '../../../../lib/api-problem.ts';

/** Texts of a panel for a failed request: title, cause and next step. */
export interface Fallo {
  readonly codigo: string;
  readonly titulo: string;
  readonly texto: string;
  readonly remedio: string;
}

const codigoCredenciales = 'token-rechazado';

/** Texts of the failures that the API distinguishes by a code. */
const conocidos: readonly Fallo[] = [
  {
    codigo: 'servicio-inaccesible',
    titulo: 'El servicio de análisis no responde',
    texto: 'No se pudo contactar con el servicio de análisis, o tardó demasiado en contestar.',
    remedio:
      'Espere unos minutos y reintente. Si continúa, avise a quien administra esta instalación. El resto de la aplicación sigue funcionando.',
  },
  {
    codigo: 'servicio-ocupado',
    titulo: 'El servicio de análisis está ocupado',
    texto: 'El servicio de análisis recibe ahora más peticiones de las que admite.',
    remedio: 'Espere un momento y reintente.',
  },
  {
    codigo: codigoCredenciales,
    titulo: 'El servicio de análisis rechaza las credenciales',
    texto:
      'El servicio de análisis responde, pero no acepta el token con el que se identifica la aplicación.',
    remedio:
      'Avise a quien administra esta instalación: el token caducó, fue revocado o no tiene los permisos necesarios. Usted no tiene que cambiar nada en su proyecto.',
  },
];

// Title and next step of other failures: no answer, an answer that cannot be parsed, and the rest.
const sinConexion = { titulo: 'La aplicación no responde', remedio: 'Compruebe su conexión y reintente.' };
const noSeEntiende = {
  titulo: 'La respuesta no se entiende',
  remedio: 'Reintente dentro de unos minutos. Si continúa, avise a quien administra esta instalación.',
};
const desconocido = { titulo: 'No se pudo cargar', remedio: 'Reintente dentro de unos minutos.' };

/** Texts for a failed request by the code of its problem; other errors show their message. */
export function describirFallo(error: unknown): Fallo {
  const { status, codigo, mensaje } = toApiProblem(error);
  const conocido = conocidos.find((fallo) => fallo.codigo === codigo);
  if (conocido) return conocido;
  const marco = status === 0 ? sinConexion : codigo === 'respuesta-invalida' ? noSeEntiende : desconocido;
  return { codigo, texto: mensaje, ...marco };
}

/** Texts for a sign-in that returned false: the service rejects the product's credentials. */
export const credencialesRechazadas = describirFallo(new ApiProblem(503, codigoCredenciales, ''));
