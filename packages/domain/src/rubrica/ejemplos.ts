import type { Dato, DatosEntrega } from './dato.ts';
import type { FuenteMedida, LineaCriterio, LineaMedida, Rubrica } from './linea.ts';

// Builders for tests.

export function lineaDe(
  fuente: FuenteMedida,
  [puntos, bajo, alto]: readonly [number, number, number],
  cambios: Partial<LineaMedida> = {},
): LineaMedida {
  const base = { id: fuente, fuente, nombre: `Línea ${fuente}`, puntos, bajo, alto } as const;
  return { ...base, modo: 'puntua', penalizaciones: [], ...cambios };
}

export function criterioDe(id: string, puntos: readonly number[]): LineaCriterio {
  const niveles = puntos.map((uno, i) => ({ descripcion: `${id} nivel ${i}`, puntos: uno }));
  return { id, fuente: 'criterio', nombre: id, modo: 'puntua', puntos: Math.max(...puntos), niveles };
}

export const rubricaDe = (...lineas: Rubrica['lineas']): Rubrica => ({ lineas });

const falta: Dato = { motivo: 'Sin datos', ajeno: true };

export function datosDe(
  medidas: Partial<Record<FuenteMedida, Dato | number>> = {},
  niveles: DatosEntrega['niveles'] = {},
): DatosEntrega {
  const dato = (fuente: FuenteMedida): Dato => {
    const suyo = medidas[fuente];
    return typeof suyo === 'number' ? { valor: suyo } : (suyo ?? falta);
  };
  return {
    niveles,
    medidas: {
      media: dato('media'),
      evidencias: dato('evidencias'),
      acuerdo: dato('acuerdo'),
      grado: dato('grado'),
      nuevas: dato('nuevas'),
      acciones: dato('acciones'),
    },
  };
}
