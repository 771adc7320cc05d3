import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Sets the value of a field without its attribute, because session recorders read attributes and the value may be a
 * PIN.
 */
export function useUnwrittenValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  })
  return field
}
