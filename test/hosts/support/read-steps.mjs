import { readFile } from 'node:fs/promises'

const FENCE = /^```(\S*)(?: title="([^"]+)")?[^\n]*\n(.*?)^```$/gms

/**
 * The steps that a page of the documentation asks for, in order. What is fenced as `sh` are commands, one a line; what is
 * fenced with a `title` is the whole text of a file at that path. All else is there to be read.
 *
 * @returns a list of `{ command }` and `{ path, text }`.
 */
export async function readSteps(file) {
  const markdown = await readFile(file, 'utf8')
  return [...markdown.matchAll(FENCE)].flatMap(([, language, path, text]) => {
    if (path) return [{ path, text }]
    if (language !== 'sh') return []
    return text
      .trim()
      .split('\n')
      .map((command) => ({ command }))
  })
}
