import type { Tracer } from '../../client/trace.js'

const numbers = new WeakMap<object, number>()
const counts = new Map<string, number>()

/** Tells one of a kind from another. An object itself is not written: the console would show what is in it. */
function numberOf(of: object, kind: string): number {
  const known = numbers.get(of)
  if (known !== undefined) return known
  const number = (counts.get(kind) ?? 0) + 1
  counts.set(kind, number)
  numbers.set(of, number)
  return number
}

const camelCase = (path: string): string => path.replace(/[/_]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A call by the name of its method as well: `locks.unlockDoor (POST /locks/unlock_door), 200, …`. */
function named(text: string): string {
  return text.replace(/^\w+ \/(\S+)\/(\w+)(?=,)/, (call, folder: string, name: string) => {
    const path = folder.split('/').map(camelCase).join('.')
    return `${path}.${camelCase(name)} (${call})`
  })
}

/** Writes what happens to the console: `latchkey: <x-device-table> 1: screen deviceTable`. */
export const write: Tracer = (topic, of, text) => {
  const kind = of instanceof Element ? `<${of.localName}>` : topic
  const subject = topic === 'session' || topic === 'element' ? `${kind} ${numberOf(of, kind)}` : kind
  // oxlint-disable-next-line no-console -- it is what was asked for
  console.info(`latchkey: ${subject}: ${topic === 'call' ? named(text) : text}`)
}
