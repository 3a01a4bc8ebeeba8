export { medidas, type Medidas } from '@mantenible/reports/formatos';
