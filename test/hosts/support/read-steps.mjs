import { readFile } from 'node:fs/promises'
import { inThisVersion } from '../../../scripts/docs/pages.mjs'

const FENCE = /^```(\S*)(?: title="([^"]+)")?[^\n]*\n(.*?)^```$/gms

/**
 * Returns the steps of a documentation page in order. Blocks of `sh` contain one command per line. Blocks with a
 * `title` contain a whole file at that path. Other blocks are ignored.
 *
 * @returns a list of `{ command }` and `{ path, text }`
 */
export async function readSteps(file) {
  const markdown = inThisVersion(await readFile(file, 'utf8'))
  return [...markdown.matchAll(FENCE)].flatMap(([, language, path, text]) => {
    if (path) return [{ path, text }]
    if (language !== 'sh') return []
    return text
      .trim()
      .split('\n')
      .map((command) => ({ command }))
  })
}
