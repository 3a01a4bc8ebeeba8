export { avisar, avisarError, avisarExito, closeAllAvisos } from './aviso-store.ts';
export { Avisos } from './avisos.tsx';
