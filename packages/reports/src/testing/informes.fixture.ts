import {
  sinComentarios,
  type ComentariosInformados,
  type InformeAnalisis,
  type InformeMejora,
} from '../index.ts';

const cifra = (nombre: string) => ({
  nombre,
  valor: '18,00 %',
  formula: 'Complejidad ciclomática × 100 / Líneas de código, acotado a 0-100',
  numeros: '180 × 100 / 1 000 = 18,00 %',
});
export const hallazgo = {
  clave: 'src/ñandú.js:12 javascript:S3776',
  lineas: '12 a 15',
  severidad: 'Mayor',
  regla: 'javascript:S3776',
  mensaje: 'Simplifique esta función: su complejidad cognitiva es 22 y el máximo es 15.',
};
export const analisis: InformeAnalisis = {
  proyecto: 'Gestión académica',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  commit: '3f2a9c1d4b5e6f708192a3b4c5d6e7f801234567',
  fecha: '2026-11-20T15:04:00.000Z',
  generado: '2026-11-21T12:00:00.000Z',
  grado: { nombre: 'Grado', valor: '85,26 %', formula: 'Media de (100 − subcaracterística)', numeros: null },
  criterio: 'Mantenibilidad alta',
  falta: {
    titulo: 'De qué se componen los 14,74 puntos que faltan',
    partes: [['Líneas por cubrir', '5,25', '36 %']],
    nota: 'Ninguna propuesta del plan cambia estas medidas.',
  },
  notas: ['Escribir pruebas no lo cambia; escribir comentarios, sí.'],
  subcaracteristicas: [cifra('Modularidad')],
  metricas: [cifra('Diseño')],
  veredictos: [
    {
      propiedad: 'Olores de código',
      medida: 'Olores de código\n69',
      condicion: 'olores > 50',
      veredicto: 'DEFECTO',
    },
  ],
  analizado: [
    ['Archivos', '35'],
    ['Lenguajes', 'JavaScript: 30 archivos, 900 líneas'],
  ],
  marcas: {
    resumen: '98 olores, 1 marcado.',
    lista: [
      {
        decision: 'Falsa alarma',
        lugar: 'src/ñandú.js, línea 9',
        incidencia: 'Quite esta variable (javascript:S1481)',
        razon: 'La usa la plantilla.',
      },
    ],
  },
  hallazgos: {
    resumen: '1 incidencia: 1 Mayor.',
    archivos: [{ ruta: 'src/ñandú.js', hallazgos: [hallazgo] }],
  },
  comentarios: sinComentarios,
};

export const analisisDe = (comentarios: ComentariosInformados): InformeAnalisis => ({
  ...analisis,
  comentarios,
});

/** An improvement plan of one action. */
export function mejoraDe(texto: string, comentarios: ComentariosInformados): InformeMejora {
  const nada = { fuente: null, propuestas: [], aviso: null, motivo: 'Nada.' };
  const accion = { texto, origen: 'Regla', estado: 'En curso', esfuerzo: 'Bajo' };
  return {
    proyecto: 'Gestión académica',
    generado: '2026-11-21T12:00:00.000Z',
    avance: '0 de 1 acciones hechas',
    acciones: [{ ...accion, responsable: null, fecha: null, comprobacion: null }],
    comentarios,
    manual: nada,
    estatico: nada,
  };
}
