import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function packageFolder(id) {
  for (let folder = dirname(id); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return folder
  }
  return undefined
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`.trim()
}

/** Writes the licences of every package that is in the bundle beside it, as they ask for. */
export const thirdPartyLicenses = (fileName) => ({
  name: 'third-party-licenses',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(({ modules = {} }) =>
      Object.keys(modules).filter((id) => id.includes('/node_modules/') && modules[id].renderedLength > 0)
    )
    const folders = new Set(ids.map((id) => packageFolder(id.replace(/^\0/, ''))).filter(Boolean))
    const source = [...folders].map(notice).toSorted().join(`\n\n${'-'.repeat(40)}\n\n`)
    this.emitFile({ type: 'asset', fileName, source: `${source}\n` })
  }
})
