import { pageSingleton } from '../../client/page-singleton.js'
import { version } from '../../client/version.js'

let isCompared = false

/** Warns once if another version has defined elements before. The first definition of each element stays. */
export function comparePageVersion(): void {
  if (isCompared) return
  isCompared = true
  const first = pageSingleton('version', () => version)
  if (first === version) return
  console.warn(
    `This page loads two versions of Latchkey: ${first} came first, and its elements stay; those of ${version} are only ` +
      `defined where ${first} has not defined them. Load one of them.`
  )
}
