import type { RefObject } from 'react'
import { useOnChange } from '../../ui/use-on-change.js'

const UNDECIDED = '[aria-invalid=true], [data-conflict] button'

/** Moves the focus to the first field that keeps a form from being saved, after each attempt to do so. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, submitCount: number): void {
  useOnChange(submitCount, () => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>(UNDECIDED)?.focus()
  })
}
