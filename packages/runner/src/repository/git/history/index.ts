export { withHistory, type FetchedHistory, type HistoryLimits } from './with-history.ts';
