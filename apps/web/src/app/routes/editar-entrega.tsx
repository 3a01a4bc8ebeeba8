export { EditarEntrega as Component } from '../../features/entrega/components/editar-entrega.tsx';
