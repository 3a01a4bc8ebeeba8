import * as React from 'react';

/**
 * In development React takes a stack trace for each element it creates, up to ten thousand a second, and prints them in
 * warnings. Its counter stays at that bound: the page's tests spend a sixth of their time on those traces.
 */
export function sinPilasDeReact(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => undefined,
  });
}
