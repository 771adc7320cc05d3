import { createContext, type ReactNode, useContext } from 'react'
import type { Action } from '../../core/actions/action.js'
import type { AccessCode, Device, Issue } from '../../core/resources/resources.js'

/** Actions that resolve issues of access codes. */
interface CodeActions {
  readonly pullBackup: Action<{ readonly code: AccessCode; readonly device: Device }, AccessCode, AccessCode>
  readonly update: Action<{ readonly code: AccessCode; readonly lock: Device; readonly edit: object }, AccessCode>
}

/** Screens that the resolution of an issue can open, and actions of features that the issue list doesn't import. */
export interface IssueHandlers {
  /** Opens the form of the access code with new digits. */
  readonly onChooseCode?: (() => void) | undefined
  /** Opens the access codes of the device. */
  readonly onCodes?: (() => void) | undefined
  readonly codeActions?: CodeActions | undefined
  /** Called with the backup code that replaced this one. */
  readonly onBackup?: ((accessCodeId: string) => void) | undefined
}

export interface IssueListProps {
  readonly label: string
  readonly errors: readonly Issue[]
  readonly warnings: readonly Issue[]
  /** Additional notes. */
  readonly notes?: readonly string[] | undefined
  readonly device: Device | undefined
  /** The access code with the issues, if they aren't the device's. */
  readonly accessCode?: AccessCode | undefined
  readonly handlers: IssueHandlers
}

/** Provides the issue list. Resolutions can involve any feature, so this feature doesn't import it. */
export const IssueListContext = createContext<(props: IssueListProps) => ReactNode>(() => null)

/** Issues with their resolution. */
export function IssueAlerts(props: IssueListProps): ReactNode {
  return useContext(IssueListContext)(props)
}
