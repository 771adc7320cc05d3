import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutationsOf } from './operators.mjs'

/** Layers whose tests are checked. */
export const FLOORS = ['core', 'element', 'features', 'client']

/** Generated files, lists and views. */
const WITHOUT_RULES =
  /^src\/client\/(?:generated|calls|resources)\/|^src\/element\/(?:frame|bulk|table|undo)\/|^src\/features\/[^/]+\/(?!rules\/|data\/)|\.d\.ts$/

const filesOf = (floor) =>
  readdirSync(join('src', floor), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !WITHOUT_RULES.test(path))
    .toSorted()

/** Yields numbers from 0 to 1, the same for the same seed (mulberry32). */
function* random(seed) {
  for (let state = seed >>> 0; ; ) {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const overlap = (a, b) => a.path === b.path && a.start < b.end && b.start < a.end

/** Chooses mutations of each layer in distant places. */
export function chooseMutations({ seed, count, floors }) {
  const numbers = random(seed)
  return floors.flatMap((floor) => {
    const all = filesOf(floor).flatMap((path) => mutationsOf(path, readFileSync(path, 'utf8')))
    const chosen = []
    while (chosen.length < count / floors.length && all.length > 0) {
      const [mutation] = all.splice(Math.floor(numbers.next().value * all.length), 1)
      if (!chosen.some((other) => overlap(mutation, other))) chosen.push({ ...mutation, floor })
    }
    return chosen
  })
}
