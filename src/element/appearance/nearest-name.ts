/** How many letters have to be put in, left out or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (let index = 1; index <= to.length; index += 1) {
      const replaced = (row[index - 1] ?? 0) + (letter === to[index - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The name that was probably meant; nothing where none is like it. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const word = given.slice(0, 64).toLowerCase()
  const [best] = names.map((name) => ({ name, far: distance(word, name) })).sort((one, other) => one.far - other.far)
  return best && best.far <= Math.max(2, best.name.length / 3) ? best.name : undefined
}
