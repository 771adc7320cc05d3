import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Puts a value into a field without its attribute, into which React writes it: who records a page reads attributes, and
 * what is typed may be a PIN.
 */
export function useUnwrittenValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  })
  return field
}
