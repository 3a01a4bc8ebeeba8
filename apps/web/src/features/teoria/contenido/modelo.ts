import type { NombreSubcaracteristica } from '@mantenible/domain/calculo-estatico';

interface Caracteristica {
  readonly nombre: string;
  readonly ingles: string;
  readonly subcaracteristicas: readonly string[];
}

/** The product quality model of ISO/IEC 25010:2023: nine characteristics, in the standard's order. */
export const caracteristicas: readonly Caracteristica[] = [
  {
    nombre: 'Adecuación funcional',
    ingles: 'functional suitability',
    subcaracteristicas: ['completitud', 'corrección', 'pertinencia'],
  },
  {
    nombre: 'Eficiencia de desempeño',
    ingles: 'performance efficiency',
    subcaracteristicas: ['comportamiento temporal', 'utilización de recursos', 'capacidad'],
  },
  {
    nombre: 'Compatibilidad',
    ingles: 'compatibility',
    subcaracteristicas: ['coexistencia', 'interoperabilidad'],
  },
  {
    nombre: 'Capacidad de interacción',
    ingles: 'interaction capability',
    subcaracteristicas: [
      'reconocibilidad de la adecuación',
      'facilidad de aprendizaje',
      'operabilidad',
      'protección frente a errores de usuario',
      'implicación del usuario',
      'inclusividad',
      'asistencia al usuario',
      'autodescripción',
    ],
  },
  {
    nombre: 'Fiabilidad',
    ingles: 'reliability',
    subcaracteristicas: ['ausencia de fallos', 'disponibilidad', 'tolerancia a fallos', 'recuperación'],
  },
  {
    nombre: 'Seguridad',
    ingles: 'security',
    subcaracteristicas: [
      'confidencialidad',
      'integridad',
      'no repudio',
      'responsabilidad',
      'autenticidad',
      'resistencia',
    ],
  },
  {
    nombre: 'Mantenibilidad',
    ingles: 'maintainability',
    subcaracteristicas: [
      'modularidad',
      'reusabilidad',
      'analizabilidad',
      'capacidad de modificación',
      'capacidad de prueba',
    ],
  },
  {
    nombre: 'Flexibilidad',
    ingles: 'flexibility',
    subcaracteristicas: [
      'adaptabilidad',
      'escalabilidad',
      'facilidad de instalación',
      'facilidad de sustitución',
    ],
  },
  {
    nombre: 'Protección',
    ingles: 'safety',
    subcaracteristicas: [
      'restricción operativa',
      'identificación de riesgos',
      'protección ante fallos',
      'advertencia de peligro',
      'integración segura',
    ],
  },
];

/** A measure of ISO/IEC 25023:2016 with its formula, as public descriptions give it. */
export interface MedidaDeNorma {
  readonly id: string;
  readonly nombre: string;
  readonly formula: string;
  readonly donde: string;
}

interface Subcaracteristica {
  readonly ingles: string;
  readonly sentido: string;
  readonly medidas: readonly MedidaDeNorma[];
}

/** The five sub-characteristics of maintainability, in our words, each with its measures. */
export const subcaracteristicas: Readonly<Record<NombreSubcaracteristica, Subcaracteristica>> = {
  Modularidad: {
    ingles: 'modularity',
    sentido: 'Se puede cambiar un componente sin que el cambio alcance a los demás.',
    medidas: [
      {
        id: 'MMo-1-G',
        nombre: 'Acoplamiento de componentes',
        formula: 'A ÷ B',
        donde: 'A: componentes que no dependen de otros; B: componentes que deberían ser independientes.',
      },
      {
        id: 'MMo-2-S',
        nombre: 'Adecuación de la complejidad ciclomática',
        formula: '1 − A ÷ B',
        donde: 'A: módulos cuya complejidad pasa del límite que se fijó; B: módulos.',
      },
    ],
  },
  Reusabilidad: {
    ingles: 'reusability',
    sentido: 'Lo que se hizo puede usarse en otra parte o en otro sistema.',
    medidas: [
      {
        id: 'MRe-1-G',
        nombre: 'Reusabilidad de activos',
        formula: 'A ÷ B',
        donde: 'A: activos hechos para reutilizarse; B: activos.',
      },
      {
        id: 'MRe-2-S',
        nombre: 'Conformidad con las reglas de codificación',
        formula: 'A ÷ B',
        donde: 'A: módulos que cumplen las reglas; B: módulos.',
      },
    ],
  },
  Analizabilidad: {
    ingles: 'analysability',
    sentido: 'Se puede saber a qué afecta un cambio, por qué falla algo y qué hay que modificar.',
    medidas: [
      {
        id: 'MAn-1-G',
        nombre: 'Completitud del registro del sistema',
        formula: 'A ÷ B',
        donde: 'A: sucesos que se registran; B: sucesos que deben quedar registrados.',
      },
      {
        id: 'MAn-2-S',
        nombre: 'Eficacia de la función de diagnóstico',
        formula: 'A ÷ B',
        donde: 'A: funciones de diagnóstico que sirven para hallar la causa; B: las que hay.',
      },
      {
        id: 'MAn-3-S',
        nombre: 'Suficiencia de la función de diagnóstico',
        formula: 'A ÷ B',
        donde: 'A: funciones de diagnóstico que hay; B: las que se necesitan.',
      },
    ],
  },
  'Capacidad de Modificación': {
    ingles: 'modifiability',
    sentido: 'Se puede cambiar sin introducir fallos ni empeorar lo que ya funciona.',
    medidas: [
      {
        id: 'MMd-1-G',
        nombre: 'Eficiencia de la modificación',
        formula: 'media de A ÷ B',
        donde: 'A: tiempo que llevó cada cambio; B: tiempo que se esperaba. Aquí menos es mejor.',
      },
      {
        id: 'MMd-2-G',
        nombre: 'Corrección de la modificación',
        formula: '1 − A ÷ B',
        donde: 'A: cambios que causaron un fallo dentro del plazo fijado; B: cambios.',
      },
      {
        id: 'MMd-3-S',
        nombre: 'Capacidad de modificación',
        formula: 'A ÷ B',
        donde: 'A: cambios hechos dentro de su plazo; B: cambios pedidos en ese tiempo.',
      },
    ],
  },
  'Capacidad de Prueba': {
    ingles: 'testability',
    sentido: 'Se pueden fijar criterios de prueba y comprobar si se cumplen.',
    medidas: [
      {
        id: 'MTe-1-G',
        nombre: 'Completitud de la función de prueba',
        formula: 'A ÷ B',
        donde: 'A: funciones de prueba que hay; B: las que se necesitan.',
      },
      {
        id: 'MTe-2-S',
        nombre: 'Capacidad de prueba autónoma',
        formula: 'A ÷ B',
        donde:
          'A: pruebas que sustituyen a otros sistemas por dobles; B: pruebas que dependen de otros sistemas.',
      },
      {
        id: 'MTe-3-S',
        nombre: 'Capacidad de reinicio de la prueba',
        formula: 'A ÷ B',
        donde:
          'A: casos en que una prueba puede pararse y seguir desde el punto elegido; B: casos en que se para.',
      },
    ],
  },
};
