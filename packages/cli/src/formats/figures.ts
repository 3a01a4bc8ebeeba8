export { gateLine } from '@mantenible/reports/formatos';
