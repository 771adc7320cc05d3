/** Seeded random numbers. */
export interface Random {
  /** Returns a number from 0 up to but not including 1. */
  number(): number
  /** Returns an integer from 0 up to but not including `end`. */
  below(end: number): number
  /** Returns `true` with the given probability. */
  chance(likelihood: number): boolean
  /** Returns a random item. @throws if there is none */
  pick<Item>(items: readonly Item[]): Item
  /** Returns a random name by weight. @throws if there is none */
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name
}

/** Mulberry32, a small generator of sufficient quality. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function number(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(number() * end)
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
  return {
    number,
    below,
    pick,
    chance: (likelihood) => number() < likelihood,
    weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const names = Object.keys(weights).filter((name): name is Name => name in weights)
      let left = number() * names.reduce((sum, name) => sum + weights[name], 0)
      for (const name of names) {
        left -= weights[name]
        if (left < 0) return name
      }
      return pick(names)
    }
  }
}
