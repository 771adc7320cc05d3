import { realFetch } from './page.js'

/** Static import of another chunk of the bundle. */
const IMPORTS = /((?:from|import)\s*)"(\.[^"]+)"/g

/**
 * Imports a module again with copies of its static imports, like a page that loads the bundle twice. Dynamic imports
 * return the first copy.
 */
export async function importCopy(url: string): Promise<Record<string, unknown>> {
  const copies = new Map<string, Promise<string>>()

  async function copy(original: string): Promise<string> {
    const text = await (await realFetch(original)).text()
    const imported = new Map<string, string>()
    for (const [, , path = ''] of text.matchAll(IMPORTS)) imported.set(path, await copyOf(new URL(path, original).href))
    const rewritten = text.replaceAll(
      IMPORTS,
      (_, keyword: string, path: string) => `${keyword}"${imported.get(path)}"`
    )
    return URL.createObjectURL(new Blob([rewritten], { type: 'text/javascript' }))
  }

  function copyOf(original: string): Promise<string> {
    const known = copies.get(original) ?? copy(original)
    copies.set(original, known)
    return known
  }

  return import(await copyOf(url))
}
