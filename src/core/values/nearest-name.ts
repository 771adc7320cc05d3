/** Edit distance between two words, with transpositions. */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
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
  return last[b.length] ?? 0
}

const plain = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase()

/** Returns the most similar name, or `undefined` if none is similar enough. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const plainName = plain(written)
  const most = plainName.length < 5 ? 1 : Math.min(3, Math.floor(plainName.length / 4) + 1)
  let nearest: string | undefined
  let least = most + 1
  for (const name of names) {
    const away = distance(plainName, plain(name))
    if (away < least) [nearest, least] = [name, away]
  }
  return nearest
}
