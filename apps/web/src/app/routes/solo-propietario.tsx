export { SoloPropietario as Component } from '../layout/proyecto-ajeno.tsx';
