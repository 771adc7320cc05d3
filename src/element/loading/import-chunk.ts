import { nextTask } from '../dom/next-task.js'

/** A file could not be fetched. It can be fetched again. */
export class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError'
}

/** Files that are requested or are in the HTTP cache, by address. */
const fetched = new Map<string, Promise<void>>()

let isBlocked = false

/** Settles once it is known if the policy of the page allows to fetch a file. */
let allowed: Promise<void> | undefined

/** `true` if the policy of the page doesn't allow to fetch the files (`connect-src`). */
export const isFetchBlocked = (): boolean => isBlocked

async function request(address: string): Promise<void> {
  const response = await fetch(address)
  // The HTTP cache keeps what was read completely.
  await response.arrayBuffer()
  if (!response.ok) throw new NotFetchedError()
}

function fetchFile(address: string): Promise<void> {
  const known = fetched.get(address)
  if (known) return known
  const fetching = request(address)
  fetched.set(address, fetching)
  fetching.catch(() => fetched.delete(address))
  return fetching
}

/** Fetches one file. A policy that forbids it is violated once, not once per file. */
async function tryPolicy(address: string): Promise<void> {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition, effectiveDirective }) => {
    if (disposition !== 'enforce' || effectiveDirective !== 'connect-src') return
    if (blockedURI === address) isBlocked = true
  })
  fetchFile(address).catch(() => {})
  // The violation is reported in a task of its own.
  await nextTask()
}

/**
 * Fetches files into the HTTP cache, each once. Older browsers never request a module again that failed to load, so a
 * module and everything that it imports are fetched before it is imported. Does nothing if the policy of the page
 * forbids it.
 *
 * @throws NotFetchedError
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const [first] = addresses
  if (first === undefined) return
  await (allowed ??= tryPolicy(first))
  if (isBlocked) return
  try {
    await Promise.all(addresses.map(fetchFile))
  } catch {
    await nextTask()
    if (!isBlocked) throw new NotFetchedError()
  }
}

/**
 * Imports a chunk after its files were fetched. The build writes it around each dynamic import, with the arguments.
 *
 * @param load a dynamic import
 * @param base address of the importer
 * @param importer name of the importer. It has another one in the bundle of a host, whose files are not known
 * @param files the chunk and what it imports, relative to the importer
 * @param rendered files that the chunk imports dynamically as soon as it renders
 */
export async function importChunk<Chunk>(
  load: () => Promise<Chunk>,
  base: string | URL,
  importer: string,
  files: readonly string[],
  rendered: readonly string[] = []
): Promise<Chunk> {
  const { href, protocol } = new URL(base)
  if (/^https?:$/.test(protocol) && href.includes(importer)) {
    const addressesOf = (paths: readonly string[]): string[] => paths.map((path) => new URL(path, href).href)
    // First, because the chunk is needed first.
    const own = fetchFiles(addressesOf(files))
    fetchFiles(addressesOf(rendered)).catch(() => {})
    await own
  }
  return load()
}
