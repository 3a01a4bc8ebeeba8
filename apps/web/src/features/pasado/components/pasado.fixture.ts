import type { PanelPasado } from './panel-pasado.tsx';

/** A past that was never started, and that the reader may start. */
export const sinIniciar: Parameters<typeof PanelPasado>[0]['situacion'] = {
  estado: 'sin-iniciar',
  ofrecido: true,
  iniciable: true,
  progreso: null,
  delante: null,
  motivo: null,
  pasado: null,
};
