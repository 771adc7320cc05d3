import { type ComponentType, createContext } from 'react'
import type { InnerScreen } from '../../element/frame/use-inner-screen.js'

/** The access that a code belongs to. */
export interface CodeAccess {
  readonly accessGrantId: string
  /** Says before the code is changed that the access has to be changed instead. */
  readonly note: string
}

export interface AccessLineProps {
  readonly accessCodeId: string
  /** The details of the access. */
  readonly screen: Pick<InnerScreen, 'opener' | 'open'>
  /** Called with the access, once it is known. */
  readonly onFound: (access: CodeAccess) => void
}

/** Components about the access of a code. Provided by a later feature. */
export interface CodeAccessParts {
  /** The name of the access, and a button that shows it. Nothing if the code belongs to none. */
  readonly AccessLine: ComponentType<AccessLineProps>
  readonly AccessDetails: ComponentType<{ readonly accessGrantId?: string | undefined }>
}

/** Components for the details of a code. `undefined` in elements that can't show access. */
export const CodeAccessContext = createContext<CodeAccessParts | undefined>(undefined)
