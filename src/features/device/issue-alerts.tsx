import { createContext, type ReactNode, useContext } from 'react'
import type { AccessCode, Device, Issue } from '../../core/resources/resources.js'

/** Where the next step against an issue leads to; what is not there cannot be gone through. */
export interface IssueDoors {
  /** Opens the form of the code, with other digits made up. */
  readonly onChooseCode?: (() => void) | undefined
  /** Shows the codes of the device. */
  readonly onCodes?: (() => void) | undefined
  /** Is told which code was taken in the place of this one. */
  readonly onBackup?: ((accessCodeId: string) => void) | undefined
}

/** What is wrong with something. */
export interface IssueListProps {
  readonly label: string
  readonly errors: readonly Issue[]
  readonly warnings: readonly Issue[]
  /** What else there is to know. */
  readonly notes?: readonly string[] | undefined
  readonly device: Device | undefined
  /** Whose issues they are, where they are not those of the device itself. */
  readonly accessCode?: AccessCode | undefined
  readonly doors: IssueDoors
}

/** Draws issues with their steps. A step can be about anything, so that the screen of a device does not know of it. */
export const IssueListContext = createContext<(props: IssueListProps) => ReactNode>(() => null)

/** What is wrong with something, with what can be done about it. */
export function IssueAlerts(props: IssueListProps): ReactNode {
  return useContext(IssueListContext)(props)
}
