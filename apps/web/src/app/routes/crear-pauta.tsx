import { crearPauta } from '../../features/pauta/components/crear-pauta.tsx';
import { VistaPregunta } from '../vista-pregunta.tsx';

export const Component = crearPauta(VistaPregunta);
