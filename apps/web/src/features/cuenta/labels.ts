import type { FilaImportacion } from '@mantenible/contracts/cuenta';

/** Texts of the screen of accounts. */
export const labels = {
  titulo: 'Cuentas',
  agregar: 'Agregar cuenta',
  importar: 'Importar clase',
  vacio: 'No se encontraron cuentas.',
  falloLista: 'No se pudieron leer las cuentas.',
  agregada: 'Cuenta agregada',
  actualizada: 'Cuenta actualizada',
  activada: 'Cuenta activada',
  desactivada: 'Cuenta desactivada y sesiones cerradas',
  errorGuardar: 'No se pudo guardar la cuenta',
  errorCambiar: 'No se pudo cambiar la cuenta',
  errorImportar: 'No se pudo importar la clase',
  iniciales: 'Contraseñas iniciales',
  falloImportaciones: 'No se pudo leer si hay contraseñas iniciales de la última hora. Recargue la página.',
  sinRespuesta:
    'No llegó la respuesta: quizá la clase ya se importó. Pulse «Importar» otra vez: no se importa dos veces y recibe las mismas contraseñas.',
} as const;

export const nombresDeCampo: Readonly<Record<FilaImportacion['cambios'][number]['campo'], string>> = {
  nombre: 'Nombre',
  correo: 'Correo',
  rol: 'Rol',
};

export const nombresDeColumna = { usuario: 'Usuario', ...nombresDeCampo } as const;

/** Outcome of one line and of several, after their number: '1 nueva', '60 nuevas'. */
export const nombresDeEstado: Readonly<Record<FilaImportacion['estado'], readonly [string, string]>> = {
  nueva: ['nueva', 'nuevas'],
  revive: ['se activa de nuevo', 'se activan de nuevo'],
  cambia: ['cambia', 'cambian'],
  'sin-cambios': ['sin cambios', 'sin cambios'],
  error: ['con errores', 'con errores'],
};
