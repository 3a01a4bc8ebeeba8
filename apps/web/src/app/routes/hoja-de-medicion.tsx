export { Hoja as Component } from '../../features/medicion/components/hoja.tsx';
