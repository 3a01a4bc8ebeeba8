import type { TipoPrueba } from '@mantenible/domain/respuesta';

interface AlcanceNombrado {
  readonly tipo: TipoPrueba;
  readonly elementoNombre: string | null;
  readonly intentos: number | null;
  readonly adicionales: readonly string[];
}

/** Scope of an unfinished test in words. */
export function etiquetaAlcance({ tipo, elementoNombre, intentos, adicionales }: AlcanceNombrado): string {
  const otros = adicionales.length === 0 ? '' : ` y ${adicionales.length} más`;
  const repetida = intentos === 2 ? `${otros}, intento 2` : '';
  switch (tipo) {
    case 'allSubcaracteristicas':
      return 'Todas las subcaracterísticas';
    case 'allMetricas':
      return 'Todas las métricas';
    case 'singleSubcaracteristica':
      return `Subcaracterística: ${elementoNombre ?? 'retirada del catálogo'}${repetida}`;
    case 'singleMetrica':
      return `Métrica: ${elementoNombre ?? 'retirada del catálogo'}${repetida}`;
  }
}
