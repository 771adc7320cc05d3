import { measureActivity } from './measures/activity.mjs'
import { measureElements } from './measures/elements.mjs'
import { measureEvaluation } from './measures/evaluation.mjs'
import { measureFirstRow } from './measures/first-row.mjs'
import { measureIdlePress } from './measures/idle-press.mjs'
import { measureKeystroke } from './measures/keystroke.mjs'
import { measureLockDetails } from './measures/lock-details.mjs'
import { measureLockToggle } from './measures/lock-toggle.mjs'
import { measureMemory } from './measures/memory.mjs'
import { measurePress } from './measures/press.mjs'
import { measureProfile } from './measures/profile.mjs'
import { measureScroll } from './measures/scroll.mjs'
import { measureWeight } from './measures/weight.mjs'
import { VARIANTS } from './pages.mjs'
import { PROFILES } from './profiles.mjs'

const EVERY = Object.keys(VARIANTS)
/** Some variants differ from others only in realistic profiles. */
const ALL = EVERY.filter((name) => !VARIANTS[name].isForProfiles)
const TABLES = ALL.filter((name) => VARIANTS[name].isTable)
/** Measures after the first row do not depend on the way of loading. */
const LOADED = TABLES.filter((name) => name !== 'autoload.js')

/** Returns cases by number of devices and runs, at full or reduced speed. */
const atSpeed = (slowdown, turns, more) =>
  Object.entries(turns).map(([devices, runs]) => ({ devices: Number(devices), slowdown, runs, ...more }))

/** Returns cases with one, five and ten elements. The floor has no elements. */
const withElements = (runs) => [1, 5, 10].flatMap((count) => atSpeed(1, { 10: runs }, { count, variants: TABLES }))

/**
 * Measures by name on the command line, with their variants and cases. `quick` is the number of runs in a quick run.
 */
const MEASURES = {
  profile: {
    measure: measureProfile,
    variants: EVERY,
    cases: Object.keys(PROFILES).map((profile) => ({ devices: 10, profile, runs: 9, quick: 5 }))
  },
  press: {
    measure: measurePress,
    variants: [...ALL, 'elements', 'react'],
    cases: Object.keys(PROFILES).map((profile) => ({ devices: 10, profile, runs: 5, quick: 3 }))
  },
  'idle-press': {
    measure: measureIdlePress,
    variants: TABLES,
    cases: Object.keys(PROFILES).map((profile) => ({ devices: 10, profile, runs: 5 }))
  },
  'lock-details': {
    measure: measureLockDetails,
    variants: ALL,
    cases: Object.keys(PROFILES).map((profile) => ({ devices: 10, profile, runs: 7, quick: 3 }))
  },
  'first-row': {
    measure: measureFirstRow,
    variants: ALL,
    cases: [
      { devices: 10, slowdown: 1, runs: 15, quick: 7 },
      ...atSpeed(1, { 100: 7, 1000: 7, 5000: 3, 20_000: 1 }),
      ...atSpeed(4, { 10: 7, 100: 5, 1000: 3, 5000: 1 }),
      // The old widget exceeds the time limit.
      ...atSpeed(4, { 20_000: 1 }, { variants: ['floor', 'all.js', 'autoload.js'] })
    ]
  },
  weight: { measure: measureWeight, variants: ALL, cases: [...atSpeed(1, { 10: 1, 1000: 1 }), ...withElements(1)] },
  evaluation: {
    measure: measureEvaluation,
    variants: TABLES,
    cases: [...atSpeed(1, { 10: 9 }), ...atSpeed(4, { 10: 5 })]
  },
  keystroke: {
    measure: measureKeystroke,
    variants: LOADED,
    cases: [
      ...atSpeed(1, { 100: 7, 1000: 5, 5000: 2 }),
      ...atSpeed(1, { 20_000: 1 }, { variants: ['all.js'] }),
      ...atSpeed(4, { 100: 3, 1000: 2, 5000: 1 })
    ]
  },
  scroll: { measure: measureScroll, variants: LOADED, cases: [...atSpeed(1, { 1000: 5 }), ...atSpeed(4, { 1000: 7 })] },
  activity: {
    measure: measureActivity,
    variants: ['all.js'],
    cases: [{ devices: 10, events: 10_000, slowdown: 4, runs: 3 }]
  },
  memory: {
    measure: measureMemory,
    variants: ALL,
    cases: [...atSpeed(1, { 10: 2, 1000: 2, 5000: 1 }), ...withElements(2)]
  },
  elements: { measure: measureElements, cases: withElements(5) },
  'lock-toggle': {
    measure: measureLockToggle,
    variants: LOADED,
    cases: [...atSpeed(1, { 10: 7 }), ...atSpeed(4, { 10: 3 })]
  }
}

const titleOf = ({ devices, events, count, profile }) =>
  `${devices.toLocaleString('en')} devices${events === undefined ? '' : `, ${events.toLocaleString('en')} events`}${count === undefined ? '' : `, ${count} ${count === 1 ? 'element' : 'elements'}`}${profile ? `, ${profile}` : ''}`

/** Returns the cases for the command line. */
export function casesOf({ quick, only, runs, devices }) {
  const unknown = only?.filter((name) => !(name in MEASURES)) ?? []
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(MEASURES).join(', ')}.`)
  return Object.entries(MEASURES)
    .filter(([name]) => !only || only.includes(name))
    .flatMap(([name, { cases, ...measure }]) =>
      cases.map((entry) => ({ ...measure, ...entry, name, title: titleOf(entry) }))
    )
    .filter((entry) => !quick || entry.quick)
    .filter((entry) => !devices || devices.includes(entry.devices))
    .map((entry) => ({ ...entry, onlyFirst: quick, runs: runs ?? (quick ? entry.quick : entry.runs) }))
}
