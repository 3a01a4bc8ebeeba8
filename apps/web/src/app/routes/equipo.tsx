export { EquipoPagina as Component } from '../../features/equipo/components/equipo-pagina.tsx';
