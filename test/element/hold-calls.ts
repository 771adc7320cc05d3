import { createHolds } from '../features/support/holds.js'

/** Holds the requests to a path until the returned function is called. */
export function holdCalls(path: string): () => void {
  const holds = createHolds()
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    await holds.pass(new URL(new Request(input, init).url).pathname)
    return fetch(input, init)
  }
  return holds.hold(path)
}
