import { spawn } from 'node:child_process'

const CONFIG = 'test/mutations/web-test-runner.config.mjs'

/**
 * Runs tests with what is wished done to the sources.
 *
 * @returns the status with which they end, and what was said; none where they did not end in time.
 */
export function runTrial(trial, { within }) {
  return new Promise((settle) => {
    const child = spawn('node_modules/.bin/wtr', ['--config', CONFIG], {
      env: { ...process.env, NO_COLOR: '1', MUTATION_TRIAL: JSON.stringify(trial) },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: within
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('close', (status) => settle({ status, output }))
  })
}
