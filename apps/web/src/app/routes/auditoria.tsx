export { AuditoriaPagina as Component } from '../../features/auditoria/components/auditoria-pagina.tsx';
