export { Repositorio as Component } from '../../features/repositorio/components/repositorio.tsx';
