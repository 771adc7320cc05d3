/** Keeps calls waiting until a test lets them go. */
export interface Holds {
  /** Keeps what is asked of a path from now on waiting, but for so many first calls, until what it returns is called. */
  hold(path: string, first?: number): () => void
  /** What a call to a path waits for. */
  pass(path: string): Promise<void>
}

export function createHolds(): Holds {
  const held = new Map<string, { first: number; readonly released: Promise<void> }>()
  return {
    hold(path, first = 0) {
      let release = (): void => {}
      held.set(path, { first, released: new Promise((resolve) => (release = resolve)) })
      return () => {
        held.delete(path)
        release()
      }
    },
    async pass(path) {
      const gate = held.get(path)
      if (gate && --gate.first < 0) await gate.released
    }
  }
}
