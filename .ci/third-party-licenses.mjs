import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function packageFolder(id) {
  for (let folder = dirname(id); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return folder
  }
  return undefined
}

/** License texts that the packages do not include but their repositories do. */
const TEXTS = {
  '@r2wc/core': '.ci/licenses/r2wc.txt',
  '@r2wc/react-to-web-component': '.ci/licenses/r2wc.txt'
}

function textOf(name, folder) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const path = file ? join(folder, file) : TEXTS[name]
  if (!path) throw new Error(`${name} is in the bundle, and the text of its licence is not to be found.`)
  return readFileSync(path, 'utf8').trim()
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version} (${license})\n\n${textOf(name, folder)}`
}

/** Returns the folders of the packages that are part of a bundle. */
function packagesIn(bundle) {
  const ids = Object.values(bundle).flatMap(({ modules = {} }) =>
    Object.keys(modules).filter((id) => id.includes('/node_modules/') && modules[id].renderedLength > 0)
  )
  return ids.map((id) => packageFolder(id.replace(/^\0/, ''))).filter(Boolean)
}

/** Packages whose licenses have been written. */
const written = new Set()

/** Creates a plugin that writes the licenses of all bundled packages next to the bundle, as these licenses require. */
export const thirdPartyLicenses = (fileName) => ({
  name: 'third-party-licenses',
  generateBundle(_, bundle) {
    for (const folder of packagesIn(bundle)) written.add(folder)
    const source = [...written]
      .map(notice)
      .toSorted()
      .join(`\n\n${'-'.repeat(40)}\n\n`)
    this.emitFile({ type: 'asset', fileName, source: `${source}\n` })
  }
})

/**
 * Rejects a bundle with a package whose license has not been written. The bundle that writes the licenses is built
 * first.
 */
export const refuseUnlicensed = {
  name: 'refuse-unlicensed',
  writeBundle(_, bundle) {
    const missing = packagesIn(bundle).find((folder) => !written.has(folder))
    if (missing) this.error(`${missing} is in a bundle, and the text of its licence is not beside it.`)
  }
}
