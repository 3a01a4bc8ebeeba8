/** Title and message of a failure of the provider, shown to the person signing in. */
export function problemOf(code: string): { readonly title: string; readonly message: string } {
  switch (code) {
    case 'server_error':
    case 'temporarily_unavailable':
      return {
        title: 'Algo ha fallado',
        message: 'No se pudo completar el acceso. Inténtelo de nuevo en unos minutos.',
      };
    case 'invalid_redirect_uri':
    case 'invalid_client':
    case 'unsupported_response_type':
      return {
        title: 'Enlace no válido',
        message: 'Esta dirección de acceso no corresponde a la aplicación. Vuelva a ella y entre desde allí.',
      };
    default:
      return {
        title: 'Su sesión de acceso caducó',
        message: 'Su sesión de acceso caducó o ya se usó. Vuelva a la aplicación e inicie sesión otra vez.',
      };
  }
}

export const signedOut = { title: 'Sesión cerrada', message: 'Ha cerrado su sesión.' } as const;
/** Of the account page, for a browser that is not signed in. */
export const notSignedIn = {
  title: 'Su cuenta',
  message: 'Inicie sesión en la aplicación para ver su cuenta.',
} as const;
export const foreignForm = {
  title: 'Petición rechazada',
  message: 'El formulario no venía de esta página, así que no se hizo nada. Vuelva a la aplicación.',
} as const;
