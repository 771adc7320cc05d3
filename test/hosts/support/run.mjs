import { spawn } from 'node:child_process'

/** Playwright sets FORCE_COLOR. With NO_COLOR, Node would print a warning. */
const { FORCE_COLOR: _forced, ...environment } = process.env

/** Environment that disables questions and telemetry of framework tools. A guide has to contain all answers. */
export const QUIET = {
  ...environment,
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1'
}

/** Runs a command line in a folder. @returns its output. @throws an error with the output if it fails */
export function run(commandLine, folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(commandLine, { cwd: folder, env: QUIET, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (text) => (output += text)
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve(output)
      else reject(new Error(`${commandLine} ended with ${status}:\n${output.trim().split('\n').slice(-40).join('\n')}`))
    })
  })
}
