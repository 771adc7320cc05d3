import { version } from '../../client/version.js'

/** Global key of the version that first defined elements on this page. */
const FIRST = Symbol.for('latchkey.version')

let isCompared = false

/** Warns once if another version has defined elements before. The first definition of each element stays. */
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
