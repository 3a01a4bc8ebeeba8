export { AvisosPagina as Component } from '../../features/aviso/components/avisos-pagina.tsx';
