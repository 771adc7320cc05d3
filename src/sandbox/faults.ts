import type { SandboxConditions, SandboxFault } from './options.js'

const NO_FAULT: SandboxFault = {}

/** Finds the fault that a call is under, and counts it: one for its own path first, then one for all. */
export function createFaults(faults: NonNullable<SandboxConditions['faults']>): (pathname: string) => SandboxFault {
  const left = Object.entries(faults).map(([path, fault]) => ({ path, fault, times: fault.times ?? Infinity }))
  return (pathname) => {
    const fitting = left.filter(({ times }) => times > 0)
    const found = fitting.find(({ path }) => pathname.endsWith(path)) ?? fitting.find(({ path }) => path === '*')
    if (!found) return NO_FAULT
    found.times -= 1
    return found.fault
  }
}
