import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { examine } from '../../../doctor/examine.mjs'
import { readProject } from '../../../doctor/project.mjs'

const COMMAND = fileURLToPath(new URL('../../../doctor/latchkey.mjs', import.meta.url))

/** A package that is installed: its manifest, by its path. */
export const installed = (name, version, within = '') => ({
  [`${within}node_modules/${name}/package.json`]: { name, version }
})

/** A project in which there is nothing to say. */
export const HEALTHY = {
  'package.json': { name: 'doors', dependencies: { latchkey: '0.2.0' } },
  ...installed('latchkey', '0.2.0'),
  'src/main.js': "import 'latchkey/latchkey.css'"
}

/** Writes a project into a folder of its own. @param files texts or what is JSON, by their paths */
export function writeProject(t, files) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
  return folder
}

/** What is found in a healthy project with these files besides, as `error` or `warning`, where, and what. */
export const findingsIn = (t, files, node = '20.0.0') =>
  examine(readProject(writeProject(t, { ...HEALTHY, ...files })), node).map(
    ({ isError, where, what }) => `${isError ? 'error' : 'warning'} ${where}: ${what}`
  )

/** Runs the command in a project. */
export function runDoctor(t, files) {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'doctor'], {
    cwd: writeProject(t, { ...HEALTHY, ...files }),
    encoding: 'utf8'
  })
  return { status, stdout }
}
