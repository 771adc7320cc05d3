import { spawn } from 'node:child_process'

const IN_BROWSER = ['node_modules/.bin/wtr', '--config', 'test/mutations/web-test-runner.config.mjs']
const UNITS = ['node_modules/.bin/vitest', '--config', 'test/mutations/vitest.config.mjs']

/** Runs a command with a trial. @returns its exit status and output; the status is `null` after a timeout */
function runWith([command, ...parameters], trial, within) {
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, NO_COLOR: '1', MUTATION_TRIAL: JSON.stringify(trial) },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: within
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    // Vitest exits with a status of its own when it is killed.
    child.on('close', (status) => settle({ status: child.killed ? null : status, output }))
  })
}

/** Runs browser tests with changed sources. */
export const runTrial = (trial, { within }) => runWith(IN_BROWSER, trial, within)

/** Runs the tests in Node that import the mutated file. */
export const runUnitTrial = (mutation, { within }) =>
  runWith([...UNITS, 'related', mutation.path, '--run', '--passWithNoTests'], { mutation }, within)
