/** Holds requests until a test releases them. */
export interface Holds {
  /** Holds requests to a path, except the first ones, until the returned function is called. */
  hold(path: string, first?: number): () => void
  /** Releases the held requests to a path. */
  release(path: string): void
  /** Waits while requests to the path are held. */
  pass(path: string): Promise<void>
}

export function createHolds(): Holds {
  const holds = new Map<string, { first: number; readonly released: Promise<void>; readonly free: () => void }>()
  const release = (path: string): void => {
    holds.get(path)?.free()
    holds.delete(path)
  }
  return {
    release,
    hold(path, first = 0) {
      let free = (): void => {}
      const released = new Promise<void>((resolve) => (free = resolve))
      holds.set(path, { first, released, free })
      return () => release(path)
    },
    async pass(path) {
      const gate = holds.get(path)
      if (gate && --gate.first < 0) await gate.released
    }
  }
}
