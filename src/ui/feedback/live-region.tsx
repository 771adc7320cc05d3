import { createContext, type HTMLAttributes, useContext } from 'react'

/** `false` while the element is out of view or the page is hidden. `undefined` until that is known. */
export const SeenContext = createContext<boolean | undefined>(true)

type LiveRegionProps = HTMLAttributes<HTMLElement> & {
  /** Interrupts the screen reader, for errors. @default false */
  urgent?: boolean
}

/**
 * Announces changes of its content to screen readers while the element can be seen. Toasts and messages of forms answer
 * what the user did, so they are announced in any case and don't use it.
 */
export function LiveRegion({ urgent = false, ...props }: LiveRegionProps) {
  const silence = useContext(SeenContext) === false ? 'off' : undefined
  return urgent ? <div role="alert" aria-live={silence} {...props} /> : <output aria-live={silence} {...props} />
}
