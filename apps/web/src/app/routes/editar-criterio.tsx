export { EditorCriterios as Component } from '../../features/criterio/components/editor-criterios.tsx';
