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

/** Opens the form if an undo is rejected. `undefined` outside of the screens that can open it. */
export const RecreationContext = createContext<OpenGrantForm | undefined>(undefined)
