export { DeQuienEs as Component } from '../layout/proyecto-ajeno.tsx';
