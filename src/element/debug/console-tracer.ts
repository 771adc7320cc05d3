import type { Tracer } from '../../client/trace.js'

const numbers = new WeakMap<object, number>()
const counts = new Map<string, number>()

/** Numbers objects of one kind. The objects themselves are not logged: the console would show their content. */
function numberOf(of: object, kind: string): number {
  const known = numbers.get(of)
  if (known !== undefined) return known
  const number = (counts.get(kind) ?? 0) + 1
  counts.set(kind, number)
  numbers.set(of, number)
  return number
}

const camelCase = (path: string): string => path.replace(/[/_]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Adds the method name to a call: `locks.unlockDoor (POST /locks/unlock_door), 200, …`. */
function named(text: string): string {
  return text.replace(/^\w+ \/(\S+)\/(\w+)(?=,)/, (call, folder: string, name: string) => {
    const path = folder.split('/').map(camelCase).join('.')
    return `${path}.${camelCase(name)} (${call})`
  })
}

/** Logs a trace to the console: `latchkey: <x-device-table> 1: screen deviceTable`. */
export const write: Tracer = (topic, of, text) => {
  const kind = of instanceof Element ? `<${of.localName}>` : topic
  const subject = topic === 'session' || topic === 'element' ? `${kind} ${numberOf(of, kind)}` : kind
  // oxlint-disable-next-line no-console -- logging is the purpose
  console.info(`latchkey: ${subject}: ${topic === 'call' ? named(text) : text}`)
}
