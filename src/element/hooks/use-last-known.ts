import { useState } from 'react'

/** Returns a value, or the last known one while it is `undefined`. It has to be the same object until it changes. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
