export { HistoriaRepositorio as Component } from '../../features/pasado/components/historia-repositorio.tsx';
