/** Texts of the landing page. */
export const textosPortada = {
  titulo: 'Evaluación de la mantenibilidad de aplicaciones web',
  descripcion:
    'Esta herramienta ayuda a conocer cuán fácil resulta mantener una aplicación web escrita en JavaScript o Python, según la familia de normas ISO/IEC 25000. Registre su proyecto y elija cómo evaluarlo: con una prueba basada en la experiencia, mediante listas de verificación, o con un análisis estático de su repositorio.',
  boton: 'Proyectos',
  rutas: [
    {
      ruta: 'experiencia',
      titulo: 'Prueba basada en la experiencia',
      texto:
        'Responda las preguntas de las listas de verificación mientras revisa el repositorio y obtenga un reporte por subcaracterística o por métrica.',
    },
    {
      ruta: 'estatica',
      titulo: 'Análisis estático',
      texto:
        'Analice el código del repositorio y conozca el grado de mantenibilidad, sus cinco subcaracterísticas y las incidencias que conviene corregir.',
    },
  ],
  sinRol:
    'Su cuenta no tiene ningún rol asignado, por lo que todavía no puede usar la herramienta. Pida a la persona que la administra que le asigne el rol de estudiante, de docente o de administración.',
  inaccesible:
    'No se pudo contactar con el servicio de identidad, así que no es posible iniciar sesión en este momento.',
  lento:
    'El servicio de identidad responde, pero el inicio de sesión tarda más de lo normal. Espere unos segundos: la página continuará sola.',
  contextoInseguro:
    'Para iniciar sesión, el navegador exige una conexión segura. Abra esta página con una dirección que empiece por https://, o desde el mismo equipo con http://localhost.',
  datosBloqueados:
    'Su navegador bloquea las cookies y los datos de este sitio, y sin ellos no se puede iniciar sesión. Permítalos en la configuración del navegador y vuelva a cargar la página.',
  rechazado: 'El servicio de identidad no completó el inicio de sesión. Puede intentarlo de nuevo.',
} as const;
