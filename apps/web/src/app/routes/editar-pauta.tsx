import { editarPauta } from '../../features/pauta/components/editar-pauta.tsx';
import { VistaPregunta } from '../vista-pregunta.tsx';

export const Component = editarPauta(VistaPregunta);
