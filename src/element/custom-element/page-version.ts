import { version } from '../../client/version.js'

/** Under which the first version that defines elements on a page stands. */
const FIRST = Symbol.for('latchkey.version')

let isCompared = false

/** Says, once for each copy of the bundle, that another version of it came first: of each element the first stays. */
export function comparePageVersion(): void {
  if (isCompared) return
  isCompared = true
  const first: string = Reflect.get(globalThis, FIRST) ?? version
  Reflect.set(globalThis, FIRST, first)
  if (first === version) return
  console.warn(
    `This page loads two versions of Latchkey: ${first} came first, and its elements stay; those of ${version} are only ` +
      `defined where ${first} has not defined them. Load one of them.`
  )
}
