import { createContext, type ReactNode, useContext } from 'react'
import { UnsavedInputContext, useUnsavedInput } from './unsaved-input-context.js'

const HiddenContext = createContext<string | undefined>(undefined)

/** Returns what to say if the host's options hide what a screen is about, else `undefined`. */
export const useHiddenNotice = (): string | undefined => useContext(HiddenContext)

interface Props {
  /** `false` if the host's options hide the resource. */
  readonly isOffered: boolean
  /** Says that the resource could not be found. */
  readonly notFound: string
  /** Shown instead of a hidden resource. */
  readonly missing: ReactNode
  readonly children: ReactNode
}

/** Details of a resource while the element offers it. Those with unsaved input stay, and say that it can't be found. */
export function OfferedScreen({ isOffered, notFound, missing, children }: Props) {
  const [isInputUnsaved, reportInput] = useUnsavedInput()
  if (!isOffered && !isInputUnsaved) return missing
  return (
    <HiddenContext value={isOffered ? undefined : notFound}>
      <UnsavedInputContext value={reportInput}>{children}</UnsavedInputContext>
    </HiddenContext>
  )
}
