import { BoundedMap } from '../bounded-map.ts';

/** Processor time that requests without a valid session may take, by address group. */
export interface WorkBudget {
  /** Seconds until the group may ask again; 0 while it has budget. */
  readonly wait: (group: string) => number;
  readonly spend: (group: string, ms: number) => void;
}

interface Deps {
  /** Milliseconds of work a minute: half at once, the other half evenly over the minute. */
  readonly msPerMinute: number;
  /** Clock in milliseconds that only goes forward. */
  readonly now?: () => number;
  /** The groups unused for longest are dropped beyond this number: a stranger chooses addresses. */
  readonly maxGroups?: number;
}

/** A budget for each group, of this server alone. */
export function createWorkBudget({
  msPerMinute,
  now = () => performance.now(),
  maxGroups = 20_000,
}: Deps): WorkBudget {
  const most = msPerMinute / 2;
  const perMs = most / 60_000;
  const groups = new BoundedMap<string, { left: number; at: number }>(maxGroups);
  const leftOf = (group: string) => {
    const known = groups.get(group);
    return known === undefined ? most : Math.min(most, known.left + (now() - known.at) * perMs);
  };
  return {
    wait: (group) => {
      const left = leftOf(group);
      return left > 0 ? 0 : Math.ceil((1 - left) / perMs / 1000);
    },
    spend: (group, ms) => {
      // Not below a minute's work: a group that sent much at once is admitted again.
      const left = Math.max(leftOf(group) - ms, -most);
      groups.set(group, { left, at: now() });
    },
  };
}
