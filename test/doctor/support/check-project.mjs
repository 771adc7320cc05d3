import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProject } from '../../../doctor/project.mjs'
import { runChecks } from '../../../doctor/run-checks.mjs'

const COMMAND = fileURLToPath(new URL('../../../doctor/latchkey.mjs', import.meta.url))

/** Returns the files of an installed package. */
export const installed = (name, version, within = '') => ({
  [`${within}node_modules/${name}/package.json`]: { name, version }
})

/** A project without problems. */
export const HEALTHY = {
  'package.json': { name: 'doors', dependencies: { latchkey: '0.2.0' } },
  ...installed('latchkey', '0.2.0'),
  'src/main.js': "import 'latchkey/latchkey.css'"
}

/** Writes a project to a temporary folder. @param files strings or JSON values by path */
export function writeProject(t, files) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
  return folder
}

/** Adds files to a project without problems and returns its findings: severity, location and problem. */
export const findingsIn = (t, files, node = '20.0.0') =>
  runChecks(readProject(writeProject(t, { ...HEALTHY, ...files })), node).map(
    ({ isError, location, problem }) => `${isError ? 'error' : 'warning'} ${location}: ${problem}`
  )

/** Adds files to a project without problems and runs the command there. */
export function runDoctor(t, files) {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'doctor'], {
    cwd: writeProject(t, { ...HEALTHY, ...files }),
    encoding: 'utf8'
  })
  return { status, stdout }
}
