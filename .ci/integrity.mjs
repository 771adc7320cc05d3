import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const hash = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** What browsers check the files of a folder by (subresource integrity), by their paths in it. */
export function integrityOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), hash(readFileSync(path))])
  )
}

/** The folder of one version on the CDN: what is there never changes. */
export const cdnAddress = ({ name, version }) => `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/cdn/`

const scriptTag = (address, integrity, file) =>
  `<script type="module" src="${address}${file}"\n  integrity="${integrity[file]}" crossorigin="anonymous"></script>`

/** The tags that load a version from the CDN, to be copied. */
export function cdnTags(manifest, integrity) {
  const address = cdnAddress(manifest)
  const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'))
  const map = { integrity: Object.fromEntries(scripts.map(([file, value]) => [address + file, value])) }
  return `<!-- The elements that the page uses, the first rows before everything else: -->
${scriptTag(address, integrity, 'autoload.js')}

<!-- Or every element, in one file: -->
${scriptTag(address, integrity, 'all.js')}

<!-- Before either: what is fetched later is checked too (Chrome 127, Safari 18). -->
<script type="importmap">
${JSON.stringify(map, undefined, 2)}
</script>
`
}
