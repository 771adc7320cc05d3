import { parseArgs } from 'node:util'
import { VARIANTS } from './pages.mjs'
import { PROFILES } from './profiles.mjs'

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
  runs: { type: 'string' },
  devices: { type: 'string' },
  latency: { type: 'string', default: '40' },
  wait: { type: 'string', default: '180' },
  trace: { type: 'string' },
  variant: { type: 'string', default: 'all.js' },
  profile: { type: 'string', default: 'desktop' }
}

const list = (text) => text?.split(',').map((entry) => entry.trim())

function number(name, text) {
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} is a number, not "${text}".`)
  return value
}

/** Returns the options of the command line. See README.md. @throws if an option is invalid */
export function readOptions() {
  const { values } = parseArgs({ options: OPTIONS })
  const { quick, only, runs, devices, latency, wait, trace, variant, profile } = values
  if (!(variant in VARIANTS)) throw new Error(`--variant is one of ${Object.keys(VARIANTS).join(', ')}.`)
  if (!(profile in PROFILES)) throw new Error(`--profile is one of ${Object.keys(PROFILES).join(', ')}.`)
  return {
    quick,
    only: list(only),
    runs: runs === undefined ? undefined : number('runs', runs),
    devices: list(devices)?.map((text) => number('devices', text)),
    latency: number('latency', latency),
    wait: number('wait', wait),
    trace,
    variant,
    profile,
    /** `true` if everything is measured with the planned number of runs. */
    isWhole: !quick && ![only, runs, devices].some(Boolean)
  }
}
