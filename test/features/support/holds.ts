/** Holds requests until a test releases them. */
export interface Holds {
  /** Holds requests to a path, except the first ones, until the returned function is called. */
  hold(path: string, first?: number): () => void
  /** Waits while requests to the path are held. */
  pass(path: string): Promise<void>
}

export function createHolds(): Holds {
  const holds = new Map<string, { first: number; readonly released: Promise<void> }>()
  return {
    hold(path, first = 0) {
      let release = (): void => {}
      holds.set(path, { first, released: new Promise((resolve) => (release = resolve)) })
      return () => {
        holds.delete(path)
        release()
      }
    },
    async pass(path) {
      const gate = holds.get(path)
      if (gate && --gate.first < 0) await gate.released
    }
  }
}
