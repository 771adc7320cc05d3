/** How many letters have to be added, left out, exchanged or swapped with the next to make one word of another. */
export function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

const plain = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase()

/** The name that somebody meant who wrote another one; nothing where none is near enough. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const word = plain(written)
  const most = word.length < 5 ? 1 : Math.min(3, Math.floor(word.length / 4) + 1)
  let nearest: string | undefined
  let least = most + 1
  for (const name of names) {
    const away = distance(word, plain(name))
    if (away < least) [nearest, least] = [name, away]
  }
  return nearest
}
