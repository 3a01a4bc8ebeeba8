import { sinComentarios } from '../comentarios/model.ts';
import type { FilaDetalle, InformePrueba } from '../informe-prueba/model.ts';

export function detalleDe(cambios: Partial<FilaDetalle> = {}): FilaDetalle {
  return {
    clave: 'l1:p1',
    nombre: 'Modularidad',
    pregunta: '¿Tiene el módulo un solo propósito?',
    respuesta: 'Cumple',
    anotaciones: 'Según el diseño',
    medicion: null,
    evidencias: [],
    ...cambios,
  };
}

export function modeloDe(cambios: Partial<InformePrueba> = {}): InformePrueba {
  return {
    proyecto: 'Gestión académica',
    prueba: 'Primera evaluación',
    tipo: 'singleSubcaracteristica',
    intento: 2,
    aplicada: '2026-11-20T15:04:00.000Z',
    generado: '2026-11-21T12:00:00.000Z',
    criterioConsultado: '2026-11-21T11:30:00.000Z',
    resumen: {
      filas: [
        { nombre: 'Modularidad', porcentaje: 85.26 },
        { nombre: 'Reusabilidad', porcentaje: null },
      ],
      general: 85.26,
      criterio: 'Satisfactorio',
    },
    noCorresponden: null,
    detalle: [detalleDe()],
    comentarios: sinComentarios,
    ...cambios,
  };
}
