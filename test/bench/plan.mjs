import { measureElements } from './measures/elements.mjs'
import { measureEvaluation } from './measures/evaluation.mjs'
import { measureFirstRow } from './measures/first-row.mjs'
import { measureKeystroke } from './measures/keystroke.mjs'
import { measureLockToggle } from './measures/lock-toggle.mjs'
import { measureMemory } from './measures/memory.mjs'
import { measureScroll } from './measures/scroll.mjs'
import { measureWeight } from './measures/weight.mjs'

/** Cases with that many devices, each as often as it says, with the processor as it is or slowed. */
const atSpeed = (slowdown, runs, more) =>
  Object.entries(runs).map(([devices, runs]) => ({ devices: Number(devices), slowdown, runs, ...more }))

/** Cases with one, five and ten elements on the page. */
const withElements = (runs) => [1, 5, 10].flatMap((count) => atSpeed(1, { 10: runs }, { count }))

/** What is measured, by the name by which it can be asked for, and the cases of each. `quick`: how often in a quick run. */
const MEASURES = {
  'first-row': {
    measure: measureFirstRow,
    cases: [
      { devices: 10, slowdown: 1, runs: 21, quick: 7 },
      ...atSpeed(1, { 100: 7, 1000: 7, 5000: 3, 20_000: 2 }),
      ...atSpeed(4, { 10: 7, 100: 5, 1000: 3, 5000: 2, 20_000: 1 })
    ]
  },
  weight: { measure: measureWeight, cases: [...atSpeed(1, { 10: 1, 1000: 1 }), ...withElements(1)] },
  evaluation: { measure: measureEvaluation, cases: [...atSpeed(1, { 10: 9 }), ...atSpeed(4, { 10: 5 })] },
  keystroke: {
    measure: measureKeystroke,
    cases: [...atSpeed(1, { 100: 5, 1000: 4, 5000: 2, 20_000: 1 }), ...atSpeed(4, { 100: 3, 1000: 2, 5000: 1 })]
  },
  scroll: { measure: measureScroll, cases: [...atSpeed(1, { 1000: 3 }), ...atSpeed(4, { 1000: 5 })] },
  memory: { measure: measureMemory, cases: [...atSpeed(1, { 10: 2, 1000: 2, 5000: 1 }), ...withElements(2)] },
  elements: { measure: measureElements, cases: withElements(7) },
  'lock-toggle': { measure: measureLockToggle, cases: [...atSpeed(1, { 10: 7 }), ...atSpeed(4, { 10: 3 })] }
}

const titleOf = ({ devices, count }) =>
  `${devices.toLocaleString('en')} devices${count === undefined ? '' : `, ${count} ${count === 1 ? 'element' : 'elements'}`}`

/** The cases that are to be measured, as the command line asks for them. */
export function casesOf({ quick, only, runs, devices }) {
  const unknown = only?.filter((name) => !(name in MEASURES)) ?? []
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(MEASURES).join(', ')}.`)
  return Object.entries(MEASURES)
    .filter(([name]) => !only || only.includes(name))
    .flatMap(([name, { cases, measure }]) => cases.map((entry) => ({ ...entry, name, measure, title: titleOf(entry) })))
    .filter((entry) => !quick || entry.quick)
    .filter((entry) => !devices || devices.includes(entry.devices))
    .map((entry) => ({ ...entry, onlyFirst: quick, runs: runs ?? (quick ? entry.quick : entry.runs) }))
}
