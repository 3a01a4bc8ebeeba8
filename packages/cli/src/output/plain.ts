export { plain } from '@mantenible/reports/formatos';
