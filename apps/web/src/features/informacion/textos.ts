/** Texts of the information page. */
export const textosInformacion = {
  titulo: 'Información',
  descripcionProyecto: [
    'El proyecto ofrece una evaluación de la mantenibilidad de aplicaciones web desarrolladas en JavaScript o Python. Toma como marco la familia ISO/IEC 25000: las cinco subcaracterísticas de la mantenibilidad proceden de ISO/IEC 25010:2023 (las mismas cinco que en 2011) y las métricas de las listas de verificación se basan en las medidas de ISO/IEC 25023:2016.',
    'La prueba basada en la experiencia guía a la persona evaluadora con preguntas que se responden al inspeccionar el repositorio. Cada respuesta elige un nivel de cumplimiento con su valor; lo que cuenta es ese valor dividido entre el más alto de la pregunta, y el reporte presenta el promedio en porcentaje por subcaracterística o por métrica.',
    'El análisis estático mide el código del repositorio, calcula los porcentajes por subcaracterística y estima el grado de mantenibilidad del proyecto. Los resultados orientan la mejora; no constituyen una certificación de conformidad con la norma.',
  ],
  nombreSoftware: 'Mantenible: evaluación de la mantenibilidad de aplicaciones web',
  etiquetas: {
    descripcion: 'Descripción del proyecto',
    aprender: 'Aprender',
    autor: 'Autoría',
    director: 'Dirección',
    software: 'Nombre del software',
  },
} as const;
