import { measureFirstRow } from './measures/first-row.mjs'

/** What is measured, by the name by which it can be asked for; the cases of each, and how often in a whole run. */
export const MEASURES = {
  'first-row': {
    measure: measureFirstRow,
    cases: [
      { devices: 10, slowdown: 1, runs: 15, quick: 7 }
    ]
  }
}

/** The cases that are to be measured, as the command line asks for them. */
export function casesOf({ quick, only, runs, devices }) {
  return Object.entries(MEASURES)
    .filter(([name]) => !only || only.includes(name))
    .flatMap(([name, { cases, measure }]) => cases.map((entry) => ({ ...entry, name, measure })))
    .filter((entry) => !quick || entry.quick)
    .filter((entry) => !devices || devices.includes(entry.devices))
    .map((entry) => ({ ...entry, runs: runs ?? (quick ? entry.quick : entry.runs) }))
}
