import { parseArgs } from 'node:util'

const list = (text) => text?.split(',').map((entry) => entry.trim())

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
  runs: { type: 'string' },
  devices: { type: 'string' },
  latency: { type: 'string', default: '40' },
  wait: { type: 'string', default: '120' }
}

/** What the command line asks for; README.md says what each means. */
export function readOptions() {
  const { values } = parseArgs({ options: OPTIONS })
  const { quick, only, runs, devices, latency, wait } = values
  return {
    quick,
    only: list(only),
    runs: runs === undefined ? undefined : Number(runs),
    devices: list(devices)?.map(Number),
    latency: Number(latency),
    mostSecondsToWait: Number(wait)
  }
}
