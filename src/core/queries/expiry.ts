interface Batch {
  readonly keys: Set<string>
  readonly time: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** Keys that expire. Keys that are added in the same turn expire together. */
interface Expiry {
  /** @param time in ms. Replaces an earlier expiry of the key. */
  add(key: string, time: number): void
  delete(key: string): void
  clear(): void
}

/** @param onExpire is called with keys whose time has passed. */
export function createExpiry(onExpire: (keys: ReadonlySet<string>) => void): Expiry {
  const batches = new Map<string, Batch>()
  /** Batches of this turn, by time. */
  const open = new Map<number, Batch>()

  function remove(key: string): void {
    const batch = batches.get(key)
    if (!batch) return
    batches.delete(key)
    batch.keys.delete(key)
    if (batch.keys.size > 0) return
    clearTimeout(batch.timer)
    if (open.get(batch.time) === batch) open.delete(batch.time)
  }

  function begin(time: number): Batch {
    const keys = new Set<string>()
    function expire(): void {
      for (const key of keys) batches.delete(key)
      onExpire(keys)
    }
    const batch = { keys, time, timer: setTimeout(expire, time) }
    open.set(time, batch)
    queueMicrotask(() => open.delete(time))
    return batch
  }

  return {
    add(key, time) {
      remove(key)
      const batch = open.get(time) ?? begin(time)
      batch.keys.add(key)
      batches.set(key, batch)
    },
    delete: remove,
    clear() {
      for (const { timer } of batches.values()) clearTimeout(timer)
      batches.clear()
    }
  }
}
