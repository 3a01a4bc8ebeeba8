export { avisarExito, avisarNota, closeAllAvisos, leaveScreen } from './aviso-store.ts';
export { Avisos } from './avisos.tsx';
export { useAvisos } from './use-avisos.ts';
