import { readFileSync } from 'node:fs'
import license from 'rollup-plugin-license'

/** Packages that name the MIT license and its holder in `package.json`, but do not include the text. */
const COPYRIGHTS = {
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi'
}

const mit = (copyright) => readFileSync('LICENSE', 'utf8').replace(/^Copyright .*$/m, copyright)

function notice({ name, version, license: id, licenseText }) {
  const text = licenseText ?? (COPYRIGHTS[name] && mit(COPYRIGHTS[name]))
  if (!text) throw new Error(`${name} is in the bundle, but its license text was not found.`)
  return `${name} ${version} (${id})\n\n${text.trim()}`
}

/**
 * Creates a plugin that writes the licenses of bundled packages to a file, as these licenses require. Bundles that share
 * the plugin share the file.
 */
export function licenses(file) {
  const template = (packages) =>
    packages
      .map(notice)
      .toSorted()
      .join(`\n\n${'-'.repeat(40)}\n\n`)
  const { renderChunk, ...plugin } = license({ thirdParty: { output: { file, template } } })
  return {
    ...plugin,
    renderChunk(...chunk) {
      renderChunk(...chunk)
      // Returning the code, which has no banner, would replace its source map by one that is four times as large.
      return null
    }
  }
}
