import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { packedTarball, unpackInto } from './package.mjs'
import { run } from './run.mjs'
import { serveFolder, startServer } from './serve.mjs'

const SERVES = /^(?:npm start|npm run dev)$/
const PRINTED_ADDRESS = /http:\/\/localhost:\d+/

/** Only the version that would be published. */
const { version } = JSON.parse(await readFile('package.json', 'utf8'))
const CDN = `https://cdn.jsdelivr.net/npm/latchkey@${version}/`

const DOCTOR = fileURLToPath(new URL('../../../doctor/latchkey.mjs', import.meta.url))

const printedAddress = (output) => PRINTED_ADDRESS.exec(stripVTControlCharacters(output))?.[0]

/**
 * Follows the steps of a documentation page in an empty folder. Only this package is taken from its tarball instead of
 * a registry or a CDN.
 *
 * @param steps result of `readSteps`
 * @returns the address of the resulting page, its folder, and what the doctor reports about the folder
 */
export async function followSteps(scope, steps) {
  let folder = await mkdtemp(join(tmpdir(), 'getting-started-'))
  const remove = folder
  scope.after(() => rm(remove, { recursive: true, maxRetries: 5 }))
  const { path: tarball } = await packedTarball()
  let served

  for (const { command, path, text } of steps) {
    if (path) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    } else if (command.startsWith('cd ')) {
      folder = join(folder, command.slice('cd '.length))
      await copyFile('.npmrc', join(folder, '.npmrc'))
    } else if (SERVES.test(command)) {
      served = await startServer(command, folder, printedAddress)
    } else {
      await run(command.replace(/\binstall latchkey$/, `install "${tarball}"`), folder)
    }
  }

  const report = await run(`node "${DOCTOR}" doctor`, folder)
  if (!served) {
    for (const { path, text } of steps.filter((step) => step.path))
      await writeFile(join(folder, path), text.replaceAll(CDN, '/latchkey/'))
    await unpackInto(join(folder, 'latchkey'))
    served = await serveFolder(folder)
  }
  scope.after(served.close)
  return { address: `${served.origin}/`, folder, report }
}
