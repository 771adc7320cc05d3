import { spawn } from 'node:child_process'

const IN_BROWSER = ['node_modules/.bin/wtr', '--config', 'test/mutations/web-test-runner.config.mjs']
const UNITS = ['node_modules/.bin/vitest', '--config', 'test/mutations/vitest.config.mjs']

/** Runs a command with what is to be tried. @returns its status and what it said; no status where it did not end in time */
function runWith([command, ...parameters], trial, within) {
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, NO_COLOR: '1', MUTATION_TRIAL: JSON.stringify(trial) },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: within
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('close', (status) => settle({ status, output }))
  })
}

/** Runs tests in the browser with what is wished done to the sources. */
export const runTrial = (trial, { within }) => runWith(IN_BROWSER, trial, within)

/** Runs the tests in Node that import what a mutation is in. */
export const runUnitTrial = (mutation, { within }) =>
  runWith([...UNITS, 'related', mutation.path, '--run', '--passWithNoTests'], { mutation }, within)
