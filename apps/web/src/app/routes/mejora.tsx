export { PlanMejora as Component } from '../../features/mejora/components/plan-mejora.tsx';
