/** Returns a generator of pseudorandom numbers from 0 to 1 (FNV-1a hash of the seed, then mulberry32). */
export function createRandom(seed: string): () => number {
  let state = 2166136261
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a random item of a list that is not empty. */
export function pick<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

export function randomDigits(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 10)).join('')
}
