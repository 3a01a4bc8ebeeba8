export { CrearEntrega as Component } from '../../features/entrega/components/crear-entrega.tsx';
