import { createContext } from 'react'
import type { RecreatedAccessGrant } from '../rules/access-grant-parameters.js'

/** Access that was removed, and that the platform refused to give again. */
export interface RejectedAccess {
  readonly params: RecreatedAccessGrant
  /** Error of the platform. */
  readonly error: unknown
}

/** Opens the form of a new access, filled with the values of a removed one. @returns `true` if the form was opened */
export type OpenGrantForm = (recreation: RejectedAccess) => boolean

/** Reactions of a screen to an undone removal of access. */
export interface RecreationHandlers {
  /** Called if the undo is rejected. */
  readonly openForm: OpenGrantForm
  /** Called when the access was given again. */
  readonly onRecreated?: (recreatedId: string) => void
}

/** Provided by screens that can open the form. */
export const RecreationContext = createContext<RecreationHandlers | undefined>(undefined)
