export interface Service {
  env: Record<string, string>;
  stop: () => Promise<void>;
}
