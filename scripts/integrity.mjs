import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const hash = (content, algorithm = 'sha384') => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Returns the subresource integrity hashes of the files of a folder, by path. */
export function integrityOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), hash(readFileSync(path))])
  )
}

/** Returns the CDN folder of one version. Its contents never change. */
export const cdnAddress = ({ name, version }) => `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/cdn/`

const scriptTag = (address, integrity, file) =>
  `<script type="module" src="${address}${file}"\n  integrity="${integrity[file]}" crossorigin="anonymous"></script>`

const preloadTag = (address, integrity, file) =>
  `<link rel="modulepreload" href="${address}${file}"\n  integrity="${integrity[file]}" crossorigin="anonymous">`

/** Returns a built module and its static imports, direct and indirect, as paths in the folder. */
export function modulesOf(folder, file, found = new Set()) {
  if (found.has(file)) return []
  found.add(file)
  const imports = readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:from|import)"(\.[^"]+)"/g)
  for (const [, path] of imports) modulesOf(folder, posix.join(posix.dirname(file), path), found)
  return [...found]
}

/** Returns an inline script, and the CSP source that allows it. */
const inlineScript = (type, text) => ({
  tag: `<script type="${type}">${text}</script>`,
  source: hash(text, 'sha256')
})

/** Returns the import map with the hashes of lazily loaded files. */
export function importMapOf(manifest, integrity) {
  const address = cdnAddress(manifest)
  const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'))
  const map = { integrity: Object.fromEntries(scripts.map(([file, value]) => [address + file, value])) }
  return inlineScript('importmap', `\n${JSON.stringify(map, undefined, 2)}\n`)
}

/**
 * Returns the strictest policy with which a page can load the elements from the CDN: no inline scripts except those of the
 * block, no other packages.
 */
const policyOf = (address, sources) =>
  [
    "default-src 'none'",
    `script-src 'self' ${address} ${sources.map((source) => `'${source}'`).join(' ')}`,
    `style-src 'self' ${address}`,
    `connect-src https://connect.getseam.com ${address}`,
    'img-src https:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')

/**
 * Returns the tags that load a version from the CDN, with a matching policy, ready to be copied.
 *
 * @param sessionScript text of `begin-session.js`
 * @param firstScreens files of the first screen of each element, by tag
 */
export function cdnTags(manifest, integrity, sessionScript, firstScreens) {
  const address = cdnAddress(manifest)
  const map = importMapOf(manifest, integrity)
  const session = inlineScript('module', sessionScript.trim())
  const preloads = Object.entries(firstScreens).map(([tag, files]) => {
    const comment = `<!-- Optional, with that script, for ${tag}: loads the code of its first screen at the same time. -->`
    return `${[comment, ...files.map((file) => preloadTag(address, integrity, file))].join('\n')}\n`
  })
  return `<!-- The policy of the page, which a server may send as a header as well. Scripts of yours stand in files of your own. -->
<meta http-equiv="Content-Security-Policy" content="${policyOf(address, [map.source, session.source])}">

<!-- What is fetched later is checked too (Chrome 127, Safari 18). With any other byte in it the policy refuses this map. -->
${map.tag}

<!-- Optional: signs the user in while the elements are loading. -->
${session.tag}

${preloads.join('\n')}
<!-- The elements that the page uses, the first rows before everything else: -->
${scriptTag(address, integrity, 'autoload.js')}

<!-- Or in place of the last one every element, in one file: -->
${scriptTag(address, integrity, 'all.js')}
`
}
