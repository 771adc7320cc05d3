import type { SandboxConditions, SandboxFault } from './options.js'

const NO_FAULT: SandboxFault = {}

/** Returns a function that finds the fault of a request and counts it. Faults of a path win over those of `'*'`. */
export function createFaults(faults: NonNullable<SandboxConditions['faults']>): (pathname: string) => SandboxFault {
  const remaining = Object.entries(faults).map(([path, fault]) => ({ path, fault, times: fault.times ?? Infinity }))
  return (pathname) => {
    const applicable = remaining.filter(({ times }) => times > 0)
    const match = applicable.find(({ path }) => pathname.endsWith(path)) ?? applicable.find(({ path }) => path === '*')
    if (!match) return NO_FAULT
    match.times -= 1
    return match.fault
  }
}
