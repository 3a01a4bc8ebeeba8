const chunkFailure =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module/i;

interface ErrorText {
  readonly message: string;
  readonly explanation: string;
}

/** Text of the error screen: the error's message, never its stack, and the next step, in Spanish. */
export function describeError(error: unknown): ErrorText {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  const shown = message.trim() === '' ? 'Unknown error' : message;
  if (chunkFailure.test(shown)) {
    return {
      message: shown,
      explanation:
        'No se pudo descargar una parte de la aplicación. Puede que no haya conexión o que se haya instalado una versión nueva: vuelva a cargar la página.',
    };
  }
  return {
    message: shown,
    explanation:
      'Se produjo un error inesperado al mostrar esta página. Sus datos guardados no se han perdido: vuelva a cargar la página o vaya al inicio.',
  };
}
