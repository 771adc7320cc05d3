import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const FOLDER = `${HERE}node_modules/@seamapi/react/dist`

/** Returns the folder with the bundle of the old widget, which is installed on first use. */
export function oldWidgetFolder() {
  if (!existsSync(`${FOLDER}/elements.js`)) {
    process.stderr.write('Installing what this build is compared with …\n')
    const { status } = spawnSync('npm', ['ci'], { cwd: HERE, stdio: ['ignore', 2, 2] })
    if (status !== 0) throw new Error(`The old widget could not be installed: run npm ci in ${HERE}.`)
  }
  return FOLDER
}
